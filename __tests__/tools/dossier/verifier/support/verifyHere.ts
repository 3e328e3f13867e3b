import { runVerifier } from '../../../../../tools/dossier/verifier/runVerifier'
import type { Verifier } from '../../../../../tools/dossier/verifier/verifyFolder'

/** What verificar.mjs, which is bundled from it, would say of this folder: without the time that a program takes to start. */
export function verifyHere(folder: string, verifier: Verifier, options: readonly string[] = []) {
  const complaints: string[] = []
  jest.spyOn(console, 'log').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation((line: string) => void complaints.push(line))
  const status = runVerifier([...options, folder], '', verifier)
  jest.restoreAllMocks()
  return { status, complaints, said: complaints.join('\n') }
}
