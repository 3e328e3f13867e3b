import { createHash } from 'node:crypto'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { legalSentences, reviewedTexts } from '../../../src/audit/dossier/requirements/legalSentences'
import { expectSome } from '../../support/expectSome'

const ids = requirements.map(({ id }) => id)

it('every row of the law, the codes and the rules is there, each once', () => {
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['09.I', '09.II', '09.III', '09.IV', '08.1', '08.2', '08.3', '08.4', '20'].map(
        (article) => `BO-259-${article}`,
      ),
      ...['20.a', '20.b', '20.d', '21', '22', '24'].map((article) => `BO-DS-${article}`),
      ...[
        'BO-ENV',
        'DO-SINGANI',
        'BO-CPE-130',
        'META-WA',
        'ISO-27566',
        'IEEE-2089.1',
        'AC-DECL',
        'PR-DEVICE',
      ],
      ...['SEC-CAB', 'EV-RET', 'EV-CAMBIO', 'EV-FIRMA'],
      ...['AGE', 'REM', 'DEN', 'FAN', 'RDM', 'TRA', 'PRV', 'FIVE', 'UGC', 'PROFILES'].map(
        (name) => `DGP-${name}`,
      ),
      'ABI-AGE',
      'AA-LVL',
      ...Array.from({ length: 10 }, (_, index) => `R${index + 1}`),
      ...Array.from({ length: 4 }, (_, index) => `X${index + 1}`),
    ]),
  )
})

it('rows name only states that the machine has', () => {
  const { states } = deriveGateChart()
  const known = states.map(({ id }) => id)
  expect(
    expectSome(requirements)
      .flatMap((row) => row.states)
      .filter((id) => !known.includes(id)),
  ).toEqual([])
})

it('every rule of the machine has a row (records: src/audit/gate/rules.ts)', () => {
  const { transitions } = deriveGateChart()
  const asked = requirements.flatMap(({ evidence }) =>
    evidence.flatMap((reference) => (reference.kind === 'rule' ? [reference.rule] : [])),
  )
  expect(new Set(transitions.map(({ rule }) => rule))).toEqual(new Set(asked))
})

it('only the specification is quoted: of law and codes we have no words but the two legends', () => {
  const quoted = requirements.filter(({ quote }) => quote !== undefined)
  expect(quoted.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `R${index + 1}`),
    ...['4-INICIAL', '4-CLAVE', '4-MENU', '5-EDAD', '5-MODO', '5-CASILLA', '5-CAMPOS', '8-NO'].map(
      (name) => `ES-${name}`,
    ),
  ])
  expect(expectSome(quoted).filter(({ source }) => !source.startsWith('Especificación'))).toEqual([])
  expect(requirements.find(({ id }) => id === 'BO-259-09.I')?.summary).toBe(
    `Las bebidas alcohólicas y su publicidad anuncian las dos leyendas, palabra por palabra: «${legalSentences.excess}» y «${legalSentences.minors}».`,
  )
})

it('a row that is checked automatically names its evidence, and one that does not apply its reason', () => {
  for (const { id, types, evidence, notApplicable } of expectSome(requirements)) {
    const isChecked = types.some((type) => type !== 'H')
    expect([id, isChecked && evidence.length === 0 && !notApplicable]).toEqual([id, false])
  }
})

it.each(reviewedTexts())(
  'the sentence «$id» has its fingerprint in src/audit/dossier/requirements/legalSentences.ts: else raise its version there and write the received one',
  ({ text, sha256 }) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  },
)

it('no row says that somebody signed, and every row of law, code and privacy says where its text was read', () => {
  const signing = expectSome(requirements).filter(({ implementation }) =>
    /firmó|firmaron|aceptada/i.test(implementation),
  )
  expect(signing.map(({ id }) => id)).toEqual([])
  const others = requirements.filter(({ group }) =>
    ['Ley boliviana', 'Códigos y normas de la industria', 'Privacidad'].includes(group),
  )
  expect(
    expectSome(others)
      .filter(({ secondHand }) => !secondHand)
      .map(({ id }) => id),
  ).toEqual([])
})
