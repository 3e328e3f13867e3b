/** What a storage may hold, or do, when the page opens. */
export const startTexts = {
  choices: {
    nothing: 'nada',
    accepted: 'accepted',
    other: 'otro valor',
    empty: 'vacío',
    ACCEPTED: 'ACCEPTED',
    blocked: 'bloqueado',
    full: 'lleno',
  },
  value: 'Otro valor',
} as const

/** Shown in place of the site. */
export const placeholderTexts = {
  title: 'Aquí empieza el sitio',
  lead: 'La puerta dijo sí. Del catálogo no se muestra nada en el laboratorio.',
} as const
