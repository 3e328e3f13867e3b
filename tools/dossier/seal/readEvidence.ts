import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { evidenceParts, parseEvidenceJson } from '../../../src/audit/dossier/evidence/evidenceJson'
import type { StatedRequirement } from '../../../src/audit/dossier/requirements/requirement'

/** Content of a file of the dossier, by its name there. */
export type ReadFile = (name: string) => Buffer

const parse = (read: ReadFile, name: string): unknown => {
  try {
    return parseEvidenceJson(read(name).toString('utf8'))
  } catch {
    throw new Error(`${name} no se entiende: no es JSON, o llegó incompleto.`)
  }
}

/** The evidence files, whose shape is not checked. @throws Error in Spanish that names the file that is no JSON */
export const readEvidence = (read: ReadFile): Evidence =>
  Object.fromEntries(evidenceParts.map(([part, name]) => [part, parse(read, name)])) as unknown as Evidence

/** The rows of requisitos.json with the status that stands there. @throws Error in Spanish as `readEvidence` */
export const readRows = (read: ReadFile): readonly StatedRequirement[] =>
  (parse(read, 'requisitos.json') as { readonly requirements: readonly StatedRequirement[] }).requirements
