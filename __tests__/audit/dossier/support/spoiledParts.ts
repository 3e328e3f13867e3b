import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import type { EvidenceReference } from '../../../../src/audit/dossier/requirements/requirement'

export type Kind = EvidenceReference['kind']
export type Meant<Name extends Kind> = Extract<EvidenceReference, { kind: Name }>

export const failed = { nodeFailure: 'no se comportó como las reglas.' }

export const legendsOf = ({ texts }: Evidence, { element }: Meant<'legends'>) =>
  texts.legends
    .filter((one) => one.element === element)
    .map((one) => ({ ...one, blockShare: 0.09, isLast: false }))

export const measuresOf = ({ texts }: Evidence, { text, places }: Meant<'text'>) =>
  texts.measures
    .filter((one) => one.text === text && places.includes(one.place))
    .map((one) => ({ ...one, sha256: null }))

export const drawingsOf = ({ texts }: Evidence, { places }: Meant<'drawn'>) =>
  texts.drawings
    .filter(({ place }) => place === places.at(-1))
    .map((one) => ({ ...one, hiddenWords: ['ALCOHOL'] }))

export const cellsOf = ({ storage }: Evidence, { place, fault }: Meant<'storage'>) =>
  storage.rows.filter((row) => (!place || row.place === place) && (!fault || row.fault === fault))

export const brokenCells = (sound: Evidence, reference: Meant<'storage'>) =>
  cellsOf(sound, reference)
    .slice(-1)
    .map((row) => ({ ...row, node: { ...row.node, status: 'otro' } }))

export const brokenRuns = ({ results }: Evidence, links: readonly string[]) =>
  results.scenarios.filter(({ link }) => links.includes(link)).map((run) => ({ ...run, ...failed }))

export const runsThatFire = ({ machine, results }: Evidence, { rule }: Meant<'rule'>) => {
  const ids = machine.transitions.filter((one) => one.rule === rule).map(({ id }) => id)
  return results.scenarios.filter(({ transitions }) => transitions.some((id) => ids.includes(id)))
}

export const brokenObservation = ({ results }: Evidence, { observation }: Meant<'observation'>) =>
  results.observations.filter(({ id }) => id === observation).map((one) => ({ ...one, found: 'no' }))
