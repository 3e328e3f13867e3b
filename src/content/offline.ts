/** Where there is no connection. */
export const offline = {
  notice:
    'Sin conexión. Puedes ver las páginas que ya visitaste; las demás, el video y WhatsApp necesitan internet.',
  waiting: 'Sin conexión. Esta página todavía no está en tu dispositivo: se abrirá cuando vuelva internet.',
  copy: 'El sitio no respondió: ves la copia guardada en tu dispositivo. Recarga la página para intentarlo.',
  film: 'El video necesita internet. Vuelve a tocarlo cuando tengas conexión.',
} as const

/** The page shown instead of one that is not on the device; the build alone needs its words. */
export const offlinePage = {
  title: 'Sin conexión',
  text: 'Esta página todavía no está en tu dispositivo. Se abrirá sola cuando vuelva internet.',
} as const
