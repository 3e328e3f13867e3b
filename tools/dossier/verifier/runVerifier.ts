import { readKnown } from './known'
import { verifyFolder, type Verifier } from './verifyFolder'

/** `node verificar.mjs`: checks its own folder, or the one that is named. How the program ends: 0 where nothing differs, else 1. */
export function runVerifier(words: readonly string[], ownFolder: string, verifier: Verifier): 0 | 1 {
  try {
    const { known, folder = ownFolder } = readKnown(words)
    return verifyFolder(folder, verifier, known) ? 0 : 1
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem)
    return 1
  }
}
