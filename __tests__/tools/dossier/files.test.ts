import type { JudgedRequirement } from '../../../src/audit/dossier/judgement/judge'
import { met, missing } from '../../../src/audit/dossier/judgement/finding'
import { canonicalJson } from '../../../src/audit/dossier/evidence/canonicalJson'
import { premiumPrice } from '../../../src/content/constants'
import { findCatalogueWordsInFile } from '../../../tools/dossier/findCatalogueWords'
import { forbiddenWordsIn } from '../../../tools/dossier/forbiddenWords'
import { matrixCsv } from '../../../tools/dossier/matrixCsv'
import { formatFingerprinted, parseFingerprinted } from '../../../tools/dossier/verifier/fingerprintedFile'

const row: JudgedRequirement = {
  id: 'R1',
  group: 'Privacidad',
  source: '=HYPERLINK("x")',
  article: '@x',
  summary: 'Uno.',
  quote: 'uno; "dos"',
  implementation: '-1',
  types: ['A', 'B'],
  owner: 'Equipo del sitio',
  states: ['gate.not-accepted.asking'],
  evidence: [],
  sha256: '',
  status: 'CONFORME',
  findings: [],
  attestation: null,
  lapse: null,
  figures: [],
}

it('the matrix opens in a Spanish spreadsheet, and runs nothing', () => {
  const [head, line] = matrixCsv([row]).split('\r\n')
  expect(head).toMatch(/^\uFEFFrequisito;quién lo pide;fuente;artículo;/)
  expect(line).toBe(
    `R1;Privacidad;"'=HYPERLINK(""x"")";'@x;Uno.;"uno; ""dos""";;'-1;A + B;Equipo del sitio;CONFORME;no aceptado · preguntando;;;`,
  )
})

it('the line of a row gives every finding, also those after one that is met', () => {
  const findings = [met('Se vio.'), missing('Falta el resto.')]
  expect(matrixCsv([{ ...row, findings }])).toContain(';Se vio. | Falta el resto.\r\n')
})

it('the same content is the same bytes in whatever order its keys came', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'á' })).toBe(
    canonicalJson({ a: 'á', b: [{ c: null, d: 1 }] }),
  )
})

it('a file with its fingerprint is read back, and refused after any change', () => {
  const text = formatFingerprinted({ a: 1 })
  expect(parseFingerprinted('x.json', text)).toEqual({ a: 1 })
  for (const other of [text.replace('1', '2'), text.replace(' ', '  '), `${text} `, '']) {
    expect(() => parseFingerprinted('x.json', other)).toThrow(
      'x.json no es como se escribió: su huella no coincide.',
    )
  }
})

it('promising words are found as whole words, not as the beginning of others', () => {
  expect(
    forbiddenWordsIn('El éxito y los DEPORTES; exigente, sextante, deporte, deporte; inteligente'),
  ).toEqual(['éxito', 'deportes', 'deporte', 'inteligente'])
  expect(forbiddenWordsIn('Brindar con moderación')).toEqual([])
})

it('the catalogue is looked for in every text, and in no picture', () => {
  expect(findCatalogueWordsInFile('/a.js', Buffer.from(`"${premiumPrice}"`))).toEqual([premiumPrice])
  expect(findCatalogueWordsInFile('/a.avif', Buffer.from(premiumPrice))).toEqual([])
})
