const date = new Intl.DateTimeFormat('es-BO', { dateStyle: 'long', timeZone: 'UTC' })

const parts = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)$/

function read(iso: string) {
  const [, day = '', time = '', zone = ''] = parts.exec(iso) ?? []
  const moment = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime())
    ? null
    : { day: date.format(moment), time, zone: zone === 'Z' ? 'UTC' : `UTC${zone.replace('-', '−')}` }
}

/** «25 de noviembre de 2026, 05:14 (UTC−04:00)», in the zone where it was written; a text that is no moment stays as it is. */
export function describeMoment(iso: string): string {
  const moment = read(iso)
  return moment ? `${moment.day}, ${moment.time} (${moment.zone})` : iso
}

/** «25 de noviembre de 2026, de 05:14 a 05:16 (UTC−04:00)»; both moments whole where they are not of one day. */
export function describePeriod(start: string, end: string): string {
  const [first, last] = [read(start), read(end)]
  return first && last && first.day === last.day && first.zone === last.zone
    ? `${first.day}, de ${first.time} a ${last.time} (${first.zone})`
    : `${describeMoment(start)} a ${describeMoment(end)}`
}
