import type { DossierFiles } from '../../../../../tools/dossier/dossierFiles'

export const textOf = ({ files }: DossierFiles, name: string) => String(files.get(name))

/** The file with other words. @throws Error where it does not hold those that are replaced */
export function replaced(dossier: DossierFiles, name: string, from: string | RegExp, to: string) {
  const text = textOf(dossier, name)
  const other = text.replace(from, to)
  if (other === text) throw new Error(`${name} has no ${from}`)
  return { [name]: other }
}

export interface Parsed {
  requirements: { id: string; summary: string; status: string }[]
  texts: { id: string; text: string; sha256: string; version: number }[]
  law: { sentences: { text: string; sha256: string }[] }
  attestations: object[]
  allowed: object[]
  samples: string[]
  addresses: { requests: object[] }[]
}

/** The JSON file with other content; its hash inside the evidence is the forger's task. */
export function edited(dossier: DossierFiles, name: string, edit: (content: Parsed) => void) {
  const content = JSON.parse(textOf(dossier, name)) as Parsed
  edit(content)
  return { [name]: `${JSON.stringify(content, null, 2)}\n` }
}
