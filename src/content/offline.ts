/** Where there is no connection. */
export const offline = {
  title: 'Sin conexión',
  notice:
    'Sin conexión. Puedes ver las páginas que ya visitaste; las demás, el video y WhatsApp necesitan internet.',
  waiting: 'Sin conexión. Esta página todavía no está en tu dispositivo: se abrirá cuando vuelva internet.',
  copy: 'El sitio no respondió: ves la copia guardada en tu dispositivo. Para intentarlo otra vez, recarga la página.',
  unvisited: 'Esta página todavía no está en tu dispositivo. Se abrirá sola cuando vuelva internet.',
  film: 'El video necesita internet. Vuelve a tocarlo cuando tengas conexión.',
} as const
