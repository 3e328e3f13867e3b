/** Figures as Spanish writes them. */
export const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
export const ratio = (contrast: number) => `${contrast.toFixed(1).replace('.', ',')}:1`
export const pixels = (length: number) => `${length.toFixed(1).replace(/\.0$/, '').replace('.', ',')} px`

const moment = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeStyle: 'short' })

/** «21 de noviembre de 2026, 17:48», on this reader's clock; what is no date stays as it is written. */
export const sayMoment = (iso: string) => {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : moment.format(date)
}
