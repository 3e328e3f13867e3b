/** The panel of the bag, loaded with it on demand. */
export const orderPanel = {
  heading: 'Tu mensaje',
  text: '«Ordena» quiere decir que abrimos WhatsApp con tu mensaje ya escrito. Este sitio no vende ni cobra: la cantidad, la entrega y el pago se conversan ahí, con una persona.',
  list: 'Botellas en tu mensaje',
  fewer: 'Una menos de',
  more: 'Una más de',
  remove: 'Quitar',
  perBottle: 'por botella',
  most: (count: number) => `Hasta ${count} de cada una.`,
  send: 'Ordena todo por WhatsApp',
  close: 'Cerrar tu mensaje',
  memory: 'La lista se guarda solo en esta pestaña: sigue ahí si la recargas y se borra si la cierras.',
  total: 'Total de referencia, sin envío',
  empty:
    'Tu mensaje está vacío. Elige una botella y toca «Agregar»: aquí verás el mensaje y la suma. O escríbenos directo.',
  choose: 'Elegir botellas',
} as const
