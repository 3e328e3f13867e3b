import type { Attestation, Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { describeSignature } from '../../../src/audit/dossier/texts/formatSignature'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { runDay } from './support/runDay'
import { signatureOf, withSignatures } from './support/signing'
import { soundEvidence, withObservation } from './support/soundEvidence'

const id = 'BO-259-08.1'
const otherHash = '0'.repeat(64)

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

const rowIn = (evidence: Evidence, row: string, day = runDay) =>
  judge(requirements, evidence, day).find((one) => one.id === row)!

const statusOf = (evidence: Evidence, row: string) => rowIn(evidence, row).status

const attesting = (...verdicts: Attestation['verdict'][]) =>
  withSignatures(sound, ...verdicts.map((verdict) => signatureOf(id, sound, { verdict })))

it('a row for people is pending until it is signed, then has the signed verdict', () => {
  expect(statusOf(sound, id)).toBe('PENDIENTE DE REVISIÓN HUMANA')
  expect(statusOf(attesting('conforme'), id)).toBe('CONFORME')
  expect(statusOf(attesting('no conforme'), id)).toBe('NO CONFORME')
  expect(statusOf(attesting('conforme'), 'BO-259-08.3')).toBe('PENDIENTE DE REVISIÓN HUMANA')
})

it('of two signed verdicts the later one counts', () => {
  expect(statusOf(attesting('conforme', 'no conforme'), id)).toBe('NO CONFORME')
  expect(statusOf(attesting('no conforme', 'conforme'), id)).toBe('CONFORME')
})

it('a signed verdict does not hide a failed observation', () => {
  const broken = withObservation(sound, 'forbidden-words', '/: éxito')
  expect(statusOf(withSignatures(broken, signatureOf('BO-259-08.2', sound)), 'BO-259-08.2')).toBe(
    'NO CONFORME',
  )
})

it('a signature counts on its last day and not on the next, also one that refuses', () => {
  for (const verdict of ['conforme', 'no conforme'] as const) {
    const evidence = attesting(verdict)
    expect(rowIn(evidence, id, '2027-11-20').status).toBe(verdict.toUpperCase())
    const expired = rowIn(evidence, id, '2027-11-21')
    expect(expired.status).toBe('PENDIENTE DE REVISIÓN HUMANA')
    expect(describeSignature(expired)).toBe(
      'La firma de Ana Rojas, del 2026-11-20, venció el 2027-11-20. Sin firma: espera a una persona.',
    )
  }
})

const withPictures = (change: (pictures: Evidence['pictures']['pictures']) => unknown[]): Evidence => ({
  ...sound,
  pictures: {
    ...sound.pictures,
    pictures: change(sound.pictures.pictures) as Evidence['pictures']['pictures'],
  },
})
const film = 'imagen src/content/media/film/film.mp4'

it.each<[string, string, () => Evidence, string]>([
  [
    'a picture changed',
    id,
    () => withPictures(([first, second]) => [first, { ...second, sha256: otherHash }]),
    `cambió «${film}»`,
  ],
  [
    'a picture was added',
    id,
    () => withPictures(([first, ...rest]) => [first, ...rest, { ...first, file: 'public/x.png' }]),
    'se añadió «imagen public/x.png»',
  ],
  [
    'a legal sentence changed',
    'BO-DS-20.b',
    () => ({
      ...sound,
      texts: {
        ...sound.texts,
        texts: sound.texts.texts.map((one) => (one.id === 'minors' ? { ...one, sha256: otherHash } : one)),
        measures: sound.texts.measures.map((one) =>
          one.text === 'minors' ? { ...one, sha256: otherHash } : one,
        ),
        law: {
          ...sound.texts.law,
          sentences: sound.texts.law.sentences.filter(({ id: sentence }) => sentence !== 'minors'),
        },
      },
    }),
    'cambió «texto minors»',
  ],
  [
    'a sentence of the catalogue changed',
    'BO-259-08.2',
    () => ({ ...sound, texts: { ...sound.texts, catalogue: { sentences: 1, sha256: otherHash } } }),
    'cambió «textos del catálogo»',
  ],
])('after %s, what was signed of %s no longer counts, and the row says why', (_, row, changed, why) => {
  const evidence = withSignatures(changed(), signatureOf(row, sound))
  expect(statusOf(withSignatures(sound, signatureOf(row, sound)), row)).toBe('CONFORME')
  expect(statusOf(evidence, row)).toBe('PENDIENTE DE REVISIÓN HUMANA')
  expect(describeSignature(rowIn(evidence, row))).toContain(
    `Después de la firma de Ana Rojas, del 2026-11-20, ${why}.`,
  )
})

it('a picture that the row does not cover changes nothing', () => {
  const changed = withPictures(([first, second]) => [{ ...first, sha256: otherHash }, second])
  expect(statusOf(withSignatures(changed, signatureOf('BO-DS-20.b', sound)), 'BO-DS-20.b')).toBe('CONFORME')
})

it('words of the row that changed need another signature; a deviation is then not accepted', () => {
  const old = signatureOf('DGP-DEN', sound)
  const evidence = withSignatures(sound, { ...old, looked: { ...old.looked, requisito: otherHash } })
  const row = rowIn(evidence, 'DGP-DEN')
  expect(row.status).toBe('DESVIACIÓN DECLARADA')
  expect(describeSignature(row)).toMatch(/cambió «requisito»\. Falta quien la acepte: Dueño de la marca\.$/)
})
