import type { Attestation, Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { dayOf } from '../../../src/audit/dossier/judgement/day'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { declarationLines } from '../../../src/audit/dossier/texts/declarationTexts'
import { describeSignature } from '../../../src/audit/dossier/texts/formatSignature'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { runDay, runStart } from './support/runDay'
import { signatureOf, withSignatures } from './support/signing'
import { soundEvidence, withObservation } from './support/soundEvidence'
import { expectSome } from '../../support/expectSome'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

function rowIn(evidence: Evidence, id: string, day = runDay) {
  const row = judge(requirements, evidence, day).find((one) => one.id === id)
  if (!row) throw new Error(`No row ${id}.`)
  return row
}

const signedBy = (id: string, verdict: Attestation['verdict']): Evidence =>
  withSignatures(sound, signatureOf(id, sound, { verdict }))

it('a deviation says that somebody has to accept it until somebody does', () => {
  expect(describeSignature(rowIn(sound, 'DGP-DEN'))).toBe('Falta quien la acepte: Dueño de la marca.')
  const accepted = rowIn(signedBy('DGP-DEN', 'conforme'), 'DGP-DEN')
  expect(accepted.status).toBe('DESVIACIÓN DECLARADA')
  expect(describeSignature(accepted)).toMatch(/^Atestación: conforme, Ana Rojas \(Abogada\)/)
})

it('an interpretation is never CONFORME, signed or not', () => {
  expect(describeSignature(rowIn(sound, 'BO-259-09.II'))).toMatch(/^Juicio sin firma:/)
  expect(rowIn(signedBy('BO-259-09.II', 'conforme'), 'BO-259-09.II').status).toBe('JUICIO')
})

it.each([
  ['DGP-DEN', 'dialog-not-commercial'],
  ['AC-TARGETS-48', 'gate-targets'],
])('%s with its evidence broken, or refused by a person, is NO CONFORME', (id, observation) => {
  expect(rowIn(withObservation(sound, observation, 'otra cosa'), id).status).toBe('NO CONFORME')
  expect(rowIn(signedBy(id, 'no conforme'), id).status).toBe('NO CONFORME')
})

it('a deviation stands on its last day, and is pending the day after', () => {
  const { deviation } = rowIn(sound, 'DGP-AGE')
  expect(deviation?.until).toBe('2027-11-30')
  expect(rowIn(sound, 'DGP-AGE', '2027-11-30').status).toBe('DESVIACIÓN DECLARADA')
  const ended = rowIn(sound, 'DGP-AGE', '2027-12-01')
  expect(ended.status).toBe('PENDIENTE DE REVISIÓN HUMANA')
  expect(describeSignature(ended)).toBe(
    'La desviación valía hasta el 2027-11-30. Falta quien la acepte: Dueño de la marca.',
  )
})

it('every deviation and every interpretation is for a person, has all its words, and its figures', () => {
  const rows = judge(requirements, sound, runDay).filter((row) => row.deviation ?? row.interpretation)
  for (const row of expectSome(rows)) {
    expect([row.id, row.types.includes('H')]).toEqual([row.id, true])
    for (const [, words] of expectSome(declarationLines(row))) expect(words).not.toBe('')
    expect([row.id, row.figures.length > 0]).toEqual([row.id, row.interpretation?.figures !== undefined])
  }
})

it('the share of the legends is shown by block and by letters, least and most, as measured', () => {
  const [first, ...rest] = sound.texts.legends
  const legends = [{ ...first!, blockShare: 0.237, textShare: 0.06 }, ...rest]
  const { figures } = rowIn({ ...sound, texts: { ...sound.texts, legends } }, 'BO-259-09.II')
  expect(figures[0]).toBe(
    'En todos los elementos: por el bloque, de 12,0 % a 23,7 %; por las letras solas, de 4,0 % a 6,0 %.',
  )
  expect(figures[1]).toBe('En la puerta: por el bloque, 23,7 %; por las letras solas, 6,0 %.')
  const unmeasured = rowIn({ ...sound, texts: { ...sound.texts, legends: [] } }, 'BO-259-09.II')
  expect([unmeasured.status, unmeasured.figures]).toEqual(['SIN EVIDENCIA', []])
})

it('the day of a run is that of its start; after a start that is no date nothing with an end stands', () => {
  expect(dayOf(runStart)).toBe(runDay)
  expect(rowIn(sound, 'DGP-AGE', dayOf('ayer')).status).toBe('PENDIENTE DE REVISIÓN HUMANA')
})
