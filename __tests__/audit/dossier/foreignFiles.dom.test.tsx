import { renderToStaticMarkup } from 'react-dom/server'
import { Summary } from '../../../src/audit/dossier/chapters/Summary'
import { readDossier } from '../../../src/audit/dossier/read/readDossier'
import { formatFingerprinted, parseFingerprinted } from '../../../tools/dossier/verifier/fingerprintedFile'
import { dossierNames, instead, serveFiles, soundFiles } from './support/servedDossier'
import { expectSome } from '../../support/expectSome'

let files: Map<string, string>

beforeAll(async () => {
  files = await soundFiles()
})

const textOf = (name: string) => files.get(name) ?? ''

const forged = instead('"status": "PENDIENTE DE REVISIÓN HUMANA"', '"status": "CONFORME"')
const signature = `{"attestations":[{"requirement":"BO-1","verdict":"conforme","reviewer":"A","role":"B","date":"2026-11-20","expires":"2027-11-20","commit":"${'c'.repeat(40)}","looked":{},"note":"C"}]}`

/** The same file where it states something else, with a fingerprint that fits. */
const stating = (text: string, facts: object) =>
  formatFingerprinted({ ...parseFingerprinted('x', text), ...facts })

it.each<[string, string, (text: string) => string, RegExp]>([
  ...dossierNames
    .filter((name) => !['manifiesto.json', 'ejecucion.json', 'firma.json'].includes(name))
    .map(
      (name) =>
        [
          `${name} of another run`,
          name,
          (text: string) => `${text} `,
          new RegExp(`${name} no tiene la huella que dice el manifiesto`),
        ] as const,
    )
    .map((one): [string, string, (text: string) => string, RegExp] => [...one]),
  [
    'a changed manifest',
    'manifiesto.json',
    instead('c0ffee', 'c0ffef'),
    /manifiesto\.json no es como se escribió/,
  ],
  [
    'a run of another manifest',
    'ejecucion.json',
    instead(/"manifiesto": "\w/, '"manifiesto": "x'),
    /otra corrida/,
  ],
  [
    'another root hash',
    'manifiesto.json',
    (text) => stating(text, { raiz: 'aa11' }),
    /manifiesto\.json dice otra huella raíz/,
  ],
  [
    'a run that was dated anew',
    'ejecucion.json',
    (text) => stating(text, { inicio: 'mañana' }),
    /ejecucion\.json dice otro sello/,
  ],
  [
    'the signature of another run',
    'firma.json',
    instead(/"sello": "\w/, '"sello": "x'),
    /firma\.json es de otra/,
  ],
  [
    'a row with other words',
    'requisitos.json',
    instead(/"summary": "\w+/, '"summary": "Otra'),
    /la huella de «BO-259-09\.I» no es la de sus palabras/,
  ],
  ['a forged status', 'requisitos.json', forged, /de \S+ «CONFORME», y de la evidencia resulta «PENDIENTE/],
  [
    'transitions that no run fired',
    'observado.json',
    instead(/"\?/, '"?local=inventado&'),
    /observado\.json no sigue/,
  ],
  [
    'a transition of another machine',
    'observado.json',
    instead('{', '{"luna":{"node":[],"chromium":[]},'),
    /en «luna»/,
  ],
  [
    'a signature for an unknown row',
    'atestaciones.json',
    () => signature,
    /firma «BO-1», que no es un requisito/,
  ],
])(
  '%s is told at the top, and the page does not say that all is derived',
  async (_, name, change, sentence) => {
    serveFiles(files, { [name]: new Response(change(textOf(name))) })
    const dossier = await readDossier()
    const markup = renderToStaticMarkup(<Summary dossier={dossier} onFilters={() => {}} />)
    expect(markup).toMatch(/role="alert"><strong>Los archivos del expediente se contradicen:/)
    expect(dossier.contradictions.join(' ')).toMatch(sentence)
    for (const contradiction of expectSome(dossier.contradictions))
      expect(markup).toContain(contradiction.replaceAll('&', '&amp;'))
    expect(markup).not.toContain('se acaban de deducir')
    expect(
      expectSome(dossier.rows).filter(({ id, status }) => id === 'BO-DS-20.b' && status === 'CONFORME'),
    ).toEqual([])
  },
)

it('rules that observado.json alone says were fired have no evidence', async () => {
  const results = JSON.parse(textOf('resultados.json')) as object
  serveFiles(files, { 'resultados.json': new Response(JSON.stringify({ ...results, scenarios: [] })) })
  const { rows } = await readDossier()
  const rules = rows.filter(({ evidence }) => evidence.some(({ kind }) => kind === 'rule'))
  expect(rules.length).toBeGreaterThan(10)
  expect(new Set(rules.map(({ status }) => status))).toEqual(new Set(['SIN EVIDENCIA']))
})
