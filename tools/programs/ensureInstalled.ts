import { installCommand, installOnDebian } from './debian'
import { findMissing, findInvalidPaths, type RequiredProgram } from './requiredProgram'

/** Names what is missing and how to install it, in Spanish. */
export const describeMissing = (missing: readonly RequiredProgram[]): string =>
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
 * Installs each missing program where that is possible.
 * @throws Error that names in Spanish all that is still missing and how to install it
 */
export const ensureInstalled = (needs: readonly RequiredProgram[]): void => {
  const missing = findMissing(needs)
  if (missing.length === 0) return
  if (findInvalidPaths(missing).length === 0) installOnDebian(missing)
  const absent = findMissing(missing).filter(({ isOptional }) => !isOptional)
  if (absent.length > 0) throw new Error(describeMissing(absent))
}
