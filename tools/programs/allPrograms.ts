import { chromiumProgram, headlessProgram } from './browser'
import { enginePrograms } from './engines'
import { serverPrograms } from '../hosts/servers'
import { javaProgram } from './java'

/** Every program that the checks run with and that npm does not install. */
export const allPrograms = [
  chromiumProgram,
  headlessProgram,
  enginePrograms.firefox,
  enginePrograms.webkit,
  javaProgram,
  ...serverPrograms,
]
