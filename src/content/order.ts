/** Several bottles in one message: the bag in the bar and its panel. */
export const order = {
  add: 'Agregar',
  addAnother: 'Agregar otra',
  toMessage: 'a tu mensaje',
  direct: 'Ordena por WhatsApp',
  bag: (count: number) =>
    count === 0 ? 'Tu mensaje, vacío' : `Tu mensaje: ${count} ${count === 1 ? 'botella' : 'botellas'}`,
  status: (count: number) =>
    count === 0
      ? 'Tu mensaje ya no lleva botellas.'
      : `Tu mensaje lleva ${count} ${count === 1 ? 'botella' : 'botellas'}.`,
  loadFailure: 'No pudimos abrir tu mensaje. Revisa tu conexión y vuelve a tocar la bolsa.',
  panel: {
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
    total: 'Total de referencia',
    totalNotice: 'Una suma para orientarte, sin el envío.',
    empty:
      'Tu mensaje está vacío. Elige una botella y toca «Agregar»: aquí verás el mensaje y la suma. O escríbenos directo.',
    choose: 'Elegir botellas',
  },
} as const
