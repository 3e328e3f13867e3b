const twoDigits = (number: number) => `${number}`.padStart(2, '0')

/** «2026-11-25T05:14:28-04:00»: seconds, in the zone of the machine. */
export function formatMoment(moment: Date): string {
  const ahead = -moment.getTimezoneOffset()
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  const local = new Date(moment.getTime() + ahead * 60_000).toISOString().slice(0, 19)
  return `${local}${ahead < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
}
