import { installCommand, installOnDebian } from './debian'
import { findMissing, findInvalidPaths, type Requirement } from './requirement'

/** What is missing and how to have it, in Spanish. */
export const describeMissing = (missing: readonly Requirement[]): string =>
  [
    ...findInvalidPaths(missing),
    `Falta en este equipo: ${missing.map(({ title }) => title).join(', ')}.`,
    `  En Debian o Ubuntu, como root:  ${installCommand(missing)}`,
    ...missing.flatMap(({ title, unpackedPackages }) =>
      unpackedPackages ? [`  ${title} no se instala:  npm test lo desempaqueta después en .cache`] : [],
    ),
    ...missing.map(({ title, otherSystems }) => `  ${title} en otro sistema:  ${otherSystems}`),
  ].join('\n')

/**
 * Nothing is ever left out in silence: each need is on the machine, or is installed.
 * @throws Error which says in Spanish all that is missing and how to have it
 */
export const ensureInstalled = (needs: readonly Requirement[]): void => {
  const missing = findMissing(needs)
  if (missing.length === 0) return
  if (findInvalidPaths(missing).length === 0) installOnDebian(missing)
  const absent = findMissing(missing).filter(({ isOptional }) => !isOptional)
  if (absent.length > 0) throw new Error(describeMissing(absent))
}
