import * as v from 'valibot'
import { dossierFolder } from '../../addresses'
import { filePath, parseEvidenceJson } from '../evidence/evidenceJson'
import { readErrorTexts } from '../texts/dossierTexts'

/** Why there is nothing to show, as a Spanish sentence. */
export class DossierProblem extends Error {}

export interface FileText<Content> {
  readonly text: string
  readonly content: Content
}

/** Parses a file's text. Throws a `DossierProblem` that names the file and the place where it goes wrong. */
export function parseFile<Content>(
  name: string,
  text: string,
  schema: v.GenericSchema<unknown, Content>,
): FileText<Content> {
  let json: unknown
  try {
    json = parseEvidenceJson(text)
  } catch {
    throw new DossierProblem(readErrorTexts.notJson(name))
  }
  const { success, output, issues } = v.safeParse(schema, json)
  if (success) return { text, content: output }
  throw new DossierProblem(readErrorTexts.foreign(name, filePath(v.getDotPath(issues[0]) ?? '')))
}

async function textOf(name: string): Promise<string> {
  let answer: Response
  try {
    answer = await fetch(`${dossierFolder}${name}`)
  } catch {
    throw new DossierProblem(readErrorTexts.unreachable(name))
  }
  if (answer.status === 404) throw new DossierProblem(readErrorTexts.missing(name))
  if (!answer.ok) throw new DossierProblem(readErrorTexts.refused(name, answer.status))
  return answer.text()
}

/** Requests one of the dossier's files from this host and parses it. */
export const readFile = async <Content>(
  name: string,
  schema: v.GenericSchema<unknown, Content>,
): Promise<FileText<Content>> => parseFile(name, await textOf(name), schema)
