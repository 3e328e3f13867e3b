/** What can happen to a page. */
export const pageWords = {
  volver: { action: { kind: 'return' }, label: 'vuelve con Atrás', button: 'Volver con Atrás' },
  congelar: {
    action: { kind: 'freeze' },
    label: 'queda congelada por el navegador',
    button: 'Congelar la página',
  },
  recargar: { action: { kind: 'reload' }, label: 'se recarga', button: 'Recargar' },
} as const

export type PageWord = keyof typeof pageWords

/** What opens the second tab; its first step does so too. */
export const openingWord = {
  'b-abrir': {
    action: { kind: 'open', tab: 'b' },
    label: 'la pestaña B se abre',
    button: 'Abrir la pestaña B',
  },
} as const

/** What happens to a page, in the order of the buttons. */
export const pageSteps = Object.keys(pageWords) as readonly PageWord[]
