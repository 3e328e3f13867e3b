const moment = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeStyle: 'short' })

/** «21 de noviembre de 2026, 17:48», on this reader's clock; what is no date stays as it is written. */
export const formatDateTime = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : moment.format(date)
}
