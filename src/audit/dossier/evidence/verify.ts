import type { Evidence } from './evidence'
import { judge } from '../judgement/judge'
import type { StatedRequirement } from '../requirements/requirement'
import { observedIn } from '../judgement/scenarioFindings'

/** How files are read and hashed: in Node, from the file system. */
export interface HashedFiles {
  /** Names of the files there, relative, with forward slashes. */
  readonly names: readonly string[]
  sha256(name: string): string
}

/** Files that are not as the manifest says: Spanish sentences that name them. It lists none of `notListed`. */
export function compareFiles(
  listed: Readonly<Record<string, string>>,
  files: HashedFiles,
  notListed: readonly string[] = [],
): string[] {
  const missing = Object.keys(listed).filter((name) => !files.names.includes(name))
  const extra = files.names.filter((name) => !(name in listed) && !notListed.includes(name))
  const changed = Object.entries(listed).filter(
    ([name, sha256]) => files.names.includes(name) && files.sha256(name) !== sha256,
  )
  return [
    ...missing.map((name) => `Falta ${name}.`),
    ...extra.map((name) => `Sobra ${name}: el manifiesto no lo nombra.`),
    ...changed.map(([name]) => `${name} no tiene la huella que dice el manifiesto.`),
  ]
}

/** Statuses and transitions that do not follow from the evidence files and the day of the run: Spanish sentences that name the file. */
export function compareConclusions(
  rows: readonly StatedRequirement[],
  evidence: Evidence,
  day: string,
): string[] {
  const derived = judge(rows, evidence, day)
  const wrong = derived.flatMap(({ id, status }, index) => {
    const stated = rows[index]?.status
    return stated === status
      ? []
      : [`requisitos.json dice de ${id} «${stated}», y de la evidencia resulta «${status}».`]
  })
  const { scenarios } = evidence.results
  const observed = observedIn(scenarios, evidence.machine.transitions)
  const different = Object.keys({ ...observed, ...evidence.observed }).filter(
    (id) =>
      JSON.stringify(observed[id]?.node) !== JSON.stringify(evidence.observed[id]?.node) ||
      JSON.stringify(observed[id]?.chromium) !== JSON.stringify(evidence.observed[id]?.chromium),
  )
  const unknown = evidence.attestations.attestations.filter(
    ({ requirement }) => !rows.some(({ id }) => id === requirement),
  )
  return [
    ...wrong,
    ...different.map((id) => `observado.json no sigue de resultados.json en «${id}».`),
    ...unknown.map(({ requirement }) => `atestaciones.json firma «${requirement}», que no es un requisito.`),
  ]
}

/** Captures and sentences whose fingerprint inside the evidence is another than their own. */
export function compareFingerprints(
  { results, texts }: Evidence,
  files: HashedFiles,
  fingerprint: (text: string) => string,
): string[] {
  return [
    ...results.captures
      .filter(
        ({ file, sha256 }) =>
          !files.names.includes(`capturas/${file}`) || files.sha256(`capturas/${file}`) !== sha256,
      )
      .map(({ file }) => `capturas/${file} no es la captura que nombra resultados.json.`),
    ...texts.texts
      .filter(({ text, sha256 }) => fingerprint(text) !== sha256)
      .map(({ id }) => `textos.json: la huella de «${id}» no es la de su frase.`),
  ]
}
