/** The success criteria that the tests ask, all up to this version and level. */
export const standard = { version: '2.2', level: 'AA' } as const

/** The browsers that the tests run, by Playwright's names. */
export const engines = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKitGTK' } as const

export type EngineId = keyof typeof engines

/** In px: a window of 1280 at 400 % (WCAG 1.4.10). */
export const narrowestWidth = 320

/** What is not tried in an engine, by the tag of its tests (`__tests__/browser/engines/support/limits.ts`). */
export const untried = {
  '@forced-colours': { what: 'los colores forzados', engines: ['webkit'] },
  '@motion': { what: 'las animaciones', engines: ['webkit'] },
  '@held-key': { what: 'las teclas que se mantienen apretadas', engines: ['webkit'] },
  '@live-motion': {
    what: 'el cambio de la preferencia de movimiento con la página abierta',
    engines: ['firefox', 'webkit'],
  },
} as const satisfies Readonly<Record<string, { what: string; engines: readonly EngineId[] }>>
