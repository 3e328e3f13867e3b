import { debianInstall, installOnDebian } from './debian'
import { missingOf, mistypedOf, type Need } from './need'

/** What is missing and how to have it, in Spanish. */
export const explain = (missing: readonly Need[]): string =>
  [
    ...mistypedOf(missing),
    `Falta en este equipo: ${missing.map(({ title }) => title).join(', ')}.`,
    `  En Debian o Ubuntu, como root:  ${debianInstall(missing)}`,
    ...missing.flatMap(({ title, unpacked }) =>
      unpacked ? [`  ${title} no se instala:  npm test lo desempaqueta después en .cache`] : [],
    ),
    ...missing.map(({ title, elsewhere }) => `  ${title} en otro sistema:  ${elsewhere}`),
  ].join('\n')

/**
 * Nothing is ever left out in silence: each need is on the machine, or is installed.
 * @throws Error which says in Spanish all that is missing and how to have it
 */
export const provide = (needs: readonly Need[]): void => {
  const missing = missingOf(needs)
  if (missing.length === 0) return
  if (mistypedOf(missing).length === 0) installOnDebian(missing)
  const absent = missingOf(missing).filter(({ isOptional }) => !isOptional)
  if (absent.length > 0) throw new Error(explain(absent))
}
