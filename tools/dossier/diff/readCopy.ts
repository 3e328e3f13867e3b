import * as v from 'valibot'
import { filePath, parseEvidenceJson } from '../../../src/audit/dossier/evidence/evidenceJson'
import { fingerprint } from '../../shared/fingerprint'
import { copyFiles, type CopyContent } from './copySchemas'
import { openFiles, type DossierFileSet } from './openFiles'

/** One dossier of those that are compared. */
export interface DossierCopy extends CopyContent {
  readonly files: DossierFileSet
  /** File → SHA-256 of its bytes, as they are and not as the manifest says. */
  readonly hashes: ReadonlyMap<string, string>
}

function readPart(files: DossierFileSet, name: string, schema: v.GenericSchema): unknown {
  let content: unknown
  try {
    content = parseEvidenceJson(files.read(name).toString('utf8'))
  } catch (problem) {
    if (!(problem instanceof SyntaxError)) throw problem
    throw new Error(`En «${files.place}», ${name} no se entiende: no es JSON, o llegó incompleto.`)
  }
  const { success, output, issues } = v.safeParse(schema, content)
  if (success) return output
  const place = filePath(v.getDotPath(issues[0]) ?? 'su comienzo')
  throw new Error(`En «${files.place}», ${name} no es el de un expediente: no se entiende ${place}.`)
}

/** Reads a dossier from its folder or its ZIP. @throws Error in Spanish that names the file that is missing or unreadable */
export function readCopy(place: string): DossierCopy {
  const files = openFiles(place)
  const parts = Object.entries(copyFiles).map(([part, [name, schema]]) => [
    part,
    readPart(files, name, schema),
  ])
  return {
    ...(Object.fromEntries(parts) as CopyContent),
    files,
    hashes: new Map(files.names.map((name) => [name, fingerprint(files.read(name))])),
  }
}
