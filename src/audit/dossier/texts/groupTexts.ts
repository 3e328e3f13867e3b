const list = new Intl.ListFormat('es')

/** Texts of the counts by who asks. */
export const groupTexts = {
  caption: 'Requisitos por estado, según quién los pide',
  group: 'Quién lo pide',
  all: 'Todos',
  part: (count: number, group: string) =>
    `${count} ${count === 1 ? 'es' : 'son'} de ${group.charAt(0).toLowerCase()}${group.slice(1)}`,
  conforming: (all: number, parts: readonly string[]) =>
    all === 0 ? 'Ninguno es CONFORME.' : `De ${all} CONFORME, ${list.format(parts)}.`,
} as const
