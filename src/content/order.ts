/** Several bottles in one message: the bag in the bar, and the buttons that add to it. */
export const order = {
  add: 'Agregar',
  addAndGoOn: 'Agregar y elegir más',
  addAnother: 'Agregar otra',
  toMessage: 'a tu mensaje',
  direct: 'Ordena por WhatsApp',
  bag: (count: number) =>
    count === 0 ? 'Tu mensaje, vacío' : `Tu mensaje: ${count} ${count === 1 ? 'botella' : 'botellas'}`,
  status: (count: number) =>
    count === 0
      ? 'Tu mensaje ya no lleva botellas.'
      : `Tu mensaje lleva ${count} ${count === 1 ? 'botella' : 'botellas'}.`,
  see: 'Ver tu mensaje',
  loadFailure: 'No pudimos abrir tu mensaje. Revisa tu conexión y vuelve a tocar la bolsa.',
} as const
