import type { DossierFiles } from '../../../../../tools/dossier/dossierFiles'
import { coveredBy } from '../../../../../src/audit/dossier/requirements/coveredBy'
import { readEvidence, readRows } from '../../../../../tools/dossier/seal/readEvidence'
import { fingerprint } from '../../../../../tools/shared/fingerprint'
import { edited, replaced, textOf } from './edits'
import type { Forged } from './forge'

export interface Forgery {
  readonly name: string
  readonly forge: (dossier: DossierFiles) => Forged
  /** What a sentence must say where root hash and seal are known. */
  readonly names: RegExp
}

function swappedCaptures(dossier: DossierFiles) {
  const [one, other] = ['preguntando-telefono', 'rechazando-telefono'] as const
  const hashOf = (name: string) => fingerprint(dossier.files.get(`capturas/${name}.png`) ?? '')
  const results = textOf(dossier, 'resultados.json')
    .replace(hashOf(one), 'first')
    .replace(hashOf(other), hashOf(one))
    .replace('first', hashOf(other))
  const swap = (folder: string, extension: string) => ({
    [`${folder}/${one}.${extension}`]: dossier.files.get(`${folder}/${other}.${extension}`) ?? null,
    [`${folder}/${other}.${extension}`]: dossier.files.get(`${folder}/${one}.${extension}`) ?? null,
  })
  return { ...swap('capturas', 'png'), ...swap('miniaturas', 'webp'), 'resultados.json': results }
}

/** As a person would sign a row that waits for one, of all that the row rests on. */
function inventedAttestation(dossier: DossierFiles) {
  const read = (name: string) => Buffer.from(dossier.files.get(name) ?? '')
  const row = readRows(read).find(({ status }) => status.startsWith('PENDIENTE'))
  if (!row) throw new Error('No row waits for a person.')
  return {
    requirement: row.id,
    verdict: 'conforme',
    reviewer: 'Ana Rojas',
    role: 'Abogada',
    date: '2026-11-20',
    expires: '2027-11-20',
    note: 'Todo.',
    looked: coveredBy(row, readEvidence(read)),
  }
}

/** In the evidence, and in what the code fixes beforehand. */
export const forgedEvidence: readonly Forgery[] = [
  {
    name: 'a requirement asks less',
    forge: (dossier) => ({
      files: edited(dossier, 'requisitos.json', ({ requirements: [first] }) => {
        if (first) first.summary = 'Basta con una leyenda.'
      }),
    }),
    names: /requisitos\.json: del requisito «[^»]+» cambió «summary»/,
  },
  {
    name: 'the rows that wait for a person are left out',
    forge: (dossier) => ({
      files: edited(dossier, 'requisitos.json', (file) => {
        file.requirements = file.requirements.filter(({ status }) => !status.startsWith('PENDIENTE'))
      }),
    }),
    names: /requisitos\.json: falta el requisito/,
  },
  {
    name: 'what was found for a row is told otherwise',
    forge: (dossier) => ({
      files: replaced(dossier, 'requisitos.json', /"detail": "[^"]*"/, '"detail": "Se cumple siempre."'),
      isJudged: false,
    }),
    names: /requisitos\.json no es el que resulta de la evidencia/,
  },
  {
    name: 'two captures are swapped, with their hashes',
    forge: (dossier) => ({ files: swappedCaptures(dossier) }),
    names: /capturas\/preguntando-telefono\.png es otro que el de la lista/,
  },
  {
    name: 'the gate may request anything',
    forge: (dossier) => ({
      files: edited(dossier, 'red.json', ({ allowed }) => void allowed.push({ pattern: '.', what: 'Todo' })),
    }),
    names: /red\.json: sobra el permiso «\.»/,
  },
  {
    name: 'a request before SÍ is left out',
    forge: (dossier) => ({
      files: edited(dossier, 'red.json', ({ addresses: [first] }) => void first?.requests.pop()),
    }),
    names: /red\.json es otro que el de la lista/,
  },
  {
    name: 'a measured contrast is raised',
    forge: (dossier) => ({ files: replaced(dossier, 'textos.json', '"contrast": 7,', '"contrast": 21,') }),
    names: /textos\.json es otro que el de la lista/,
  },
  {
    name: 'an observation is told otherwise',
    forge: (dossier) => ({ files: replaced(dossier, 'resultados.json', '"found": "sí"', '"found": "no"') }),
    names: /resultados\.json es otro que el de la lista/,
  },
  {
    name: 'a transition is said to have fired in one more scenario',
    forge: (dossier) => ({
      files: replaced(dossier, 'observado.json', '"node": [', '"node": [\n      "?inventado",'),
    }),
    names: /observado\.json no sigue de resultados\.json/,
  },
  {
    name: 'an attestation is invented',
    forge: (dossier) => ({
      files: edited(
        dossier,
        'atestaciones.json',
        ({ attestations }) => void attestations.push(inventedAttestation(dossier)),
      ),
    }),
    names: /atestaciones\.json: sobra la atestación «[^»]+, Ana Rojas/,
  },
  {
    name: 'a legal sentence is another, with its hash',
    forge: (dossier) => ({
      files: edited(dossier, 'textos.json', ({ texts: [first] }) => {
        if (first) Object.assign(first, { text: 'Bebe.', sha256: fingerprint('Bebe.') })
      }),
    }),
    names: /textos\.json: de la frase «[^»]+» cambió «text»/,
  },
  {
    name: 'the words of the law are others, with their hash',
    forge: (dossier) => ({
      files: edited(dossier, 'textos.json', ({ law }) => {
        const [first] = law.sentences
        if (first) Object.assign(first, { text: 'BEBE', sha256: fingerprint('BEBE') })
      }),
    }),
    names: /textos\.json: de las palabras de «[^»]+» cambió «sentences»/,
  },
  {
    name: 'a fact that is still a sample is left out',
    forge: (dossier) => ({ files: edited(dossier, 'sitio.json', ({ samples }) => void samples.pop()) }),
    names: /sitio\.json: del sitio «[^»]+» cambió «samples»/,
  },
]
