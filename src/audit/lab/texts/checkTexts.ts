import { formatCount } from '../../ui/formatCount'

const count = (checks: number) => formatCount(checks, 'prueba', 'pruebas')

/** How many checks there are and how many fail, as part of a sentence. */
export const checkTexts = {
  count,
  failed: (failed: number, checks: number) =>
    `${failed} de ${count(checks)} ${failed === 1 ? 'falla' : 'fallan'}`,
} as const
