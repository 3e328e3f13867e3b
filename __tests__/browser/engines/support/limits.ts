import type { EngineName } from '../../../../tools/programs/engines'

/** Abilities that some tests need and not every engine has here, by the tag of the tests. */
export const abilities = {
  '@two-tabs': 'dos pestañas de un mismo perfil',
  '@storage-refused': 'almacenamiento prohibido por una preferencia',
  '@no-script': 'JavaScript apagado por una preferencia',
  '@forced-colours': 'colores forzados por una preferencia',
  '@motion': 'páginas y carruseles en movimiento',
  '@live-motion': 'la preferencia de movimiento cambia con la página abierta',
  '@print': 'medios de impresión',
  '@held-key': 'una tecla que se repite mientras sigue abajo',
  '@console': 'dice lo que pasa en su consola',
  '@exported-tests': 'la maneja Playwright, que corre las pruebas exportadas del laboratorio',
} as const

export type Ability = keyof typeof abilities

/** Why an engine does not run the tests with a tag. All other tests run. */
export const limits: Record<EngineName, Partial<Record<Ability, string>>> = {
  chromium: {},
  firefox: {
    '@live-motion': 'sin emulación por BiDi, y la preferencia se lee solo al arrancar',
    '@print': 'sin emulación de medios por BiDi',
  },
  webkit: {
    '@forced-colours': 'WebKitGTK no tiene esa preferencia',
    '@motion': 'sin tarjeta gráfica se cae en las transiciones entre páginas: va con menos movimiento',
    '@live-motion': 'WebDriver no emula medios, y la preferencia se lee solo al arrancar',
    '@print': 'WebDriver no emula medios',
    '@held-key': 'WebDriver no repite la tecla que sigue abajo',
    '@console': 'WebDriver no entrega la consola',
    '@exported-tests': 'WebKitGTK habla WebDriver, y Playwright solo su propio WebKit',
  },
}

/** Playwright's filter for the tests that an engine does not run. */
export const excludeTests = (engine: EngineName): { grepInvert?: RegExp } => {
  const tags = Object.keys(limits[engine])
  return tags.length > 0 ? { grepInvert: new RegExp(`(${tags.join('|')})(?![\\w-])`) } : {}
}
