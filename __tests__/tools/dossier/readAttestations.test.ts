import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { readAttestations } from '../../../tools/dossier/readAttestations'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { runDay } from '../../audit/dossier/support/runDay'
import { signatureOf } from '../../audit/dossier/support/signing'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

const read = (...attestations: unknown[]) => readAttestations({ attestations }, requirements, runDay)

it('written signatures are read back, one of today and an expired one too', () => {
  const today = signatureOf('BO-259-08.1', sound, { date: runDay })
  const expired = signatureOf('BO-259-08.1', sound, { date: '2025-01-01', expires: '2025-06-01' })
  expect(read(today, expired)).toEqual({ attestations: [today, expired] })
})

it.each([
  [{ reviewer: ' ' }, ', de BO-259-08.1, no trae «reviewer».'],
  [{ expires: undefined }, ', de BO-259-08.1, no trae «expires».'],
  [{ requirement: 'BO-1' }, ' nombra en «requirement» «BO-1», que no es un requisito.'],
  [{ requirement: 'R1' }, ', de R1, es en «requirement» de R1, que no espera a una persona.'],
  [{ verdict: 'sí' }, ', de BO-259-08.1, dice en «verdict» «sí»: va «conforme» o «no conforme».'],
  [{ date: '20/11/2026' }, ', de BO-259-08.1, tiene en «date» «20/11/2026»: se escribe como 2026-11-20.'],
  [
    { expires: '2026-02-30' },
    ', de BO-259-08.1, tiene en «expires» «2026-02-30»: se escribe como 2026-11-20.',
  ],
  [{ date: '2026-11-26' }, ', de BO-259-08.1, tiene en «date» «2026-11-26», que todavía no llegó.'],
  [
    { expires: '2026-11-20' },
    ', de BO-259-08.1, tiene en «expires» «2026-11-20», que no es después de su fecha.',
  ],
  [{ commit: 'main' }, ', de BO-259-08.1, tiene en «commit» «main»: van sus 40 cifras.'],
  [{ looked: {} }, ', de BO-259-08.1, no trae «looked», las huellas de lo que se miró.'],
  [
    { looked: { requisito: 'abc' } },
    ', de BO-259-08.1, no trae en «looked» la huella SHA-256 de «requisito».',
  ],
])('a signature with %j stops the dossier, and the sentence names entry and field', (change, sentence) => {
  const wrong = { ...signatureOf('BO-259-08.1', sound), ...change }
  expect(() => read(signatureOf('BO-259-08.3', sound), wrong)).toThrow(`La atestación 2${sentence}`)
})

it('what is no entry, and a file that is no list of signatures, are refused', () => {
  expect(() => read(null)).toThrow('La atestación 1 no trae «requirement».')
  expect(() => readAttestations({}, requirements, runDay)).toThrow(
    'atestaciones: falta la lista «attestations».',
  )
})
