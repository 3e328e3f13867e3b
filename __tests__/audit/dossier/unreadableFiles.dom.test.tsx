import { render, screen } from '@testing-library/react'
import { DossierPage } from '../../../src/audit/dossier/Dossier'
import { dossierNames, instead, serveFiles, soundFiles } from './support/servedDossier'
import { expectSome } from '../../support/expectSome'

let files: Map<string, string>

beforeAll(async () => {
  files = await soundFiles()
})

const textOf = (name: string) => files.get(name) ?? ''

/** The page without a single status or mark, and with the reason. */
async function expectRefusal(sentence: RegExp) {
  const { unmount, container } = render(<DossierPage />)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(container.querySelector('.status-badge, .comparison-result, .counts, .matrix')).toBeNull()
  expect(screen.getByRole('heading', { name: 'No hay expediente que mostrar' })).toBeInTheDocument()
  unmount()
}

it.each<[string, (name: string) => Response | Error, (name: string) => string]>([
  ['not there', () => new Response('', { status: 404 }), (name) => `falta ${name}\\.`],
  ['refused by the host', () => new Response('', { status: 500 }), (name) => `respondió 500 a ${name}`],
  ['out of reach', () => new TypeError('no host'), (name) => `No se pudo pedir ${name}`],
  ['empty', () => new Response(''), (name) => `${name} no se entiende: no es JSON`],
  [
    'cut off',
    (name) => new Response(textOf(name).slice(0, textOf(name).length / 2)),
    (name) => `${name} no se entiende: no es JSON`,
  ],
  [
    'a page',
    () => new Response('<!doctype html><title>Bohemia 56'),
    (name) => `${name} no se entiende: no es JSON`,
  ],
  ['null', () => new Response('null'), (name) => `${name} no es como lo escribe`],
  ['a list', () => new Response('["CONFORME"]'), (name) => `${name} no es como lo escribe`],
])(
  'where a file of the dossier is %s, no status is shown, and the file is named',
  async (_, answer, says) => {
    for (const name of expectSome(dossierNames)) {
      serveFiles(files, { [name]: answer(name) })
      await expectRefusal(new RegExp(says(name)))
    }
  },
)

const twice = (list: string) => (text: string) => {
  const content = JSON.parse(text) as Record<string, unknown[]>
  return JSON.stringify({ ...content, [list]: [...(content[list] ?? []), content[list]?.[0]] })
}
it.each<[string, string, (text: string) => string, string]>([
  [
    'a status that nobody knows',
    'requisitos.json',
    instead('"CONFORME"', '"VERDE"'),
    'requirements\\.\\d+\\.status',
  ],
  [
    'evidence of an unknown kind',
    'requisitos.json',
    instead('"kind": "rule"', '"kind": "fe"'),
    'requirements\\.\\d+\\.evidence',
  ],
  ['no row', 'requisitos.json', () => '{"requirements":[]}', 'requirements'],
  ['a row twice', 'requisitos.json', twice('requirements'), 'requirements\\.\\d+'],
  [
    'an unknown observation',
    'resultados.json',
    instead(/"id": "[\w-]+"/, '"id": "luna"'),
    'looks\\.\\d+\\.id',
  ],
  ['an observation twice', 'resultados.json', twice('looks'), 'looks\\.\\d+'],
  ['a scenario twice', 'resultados.json', twice('scenarios'), 'scenarios\\.\\d+'],
  ['a capture twice', 'resultados.json', twice('captures'), 'captures\\.\\d+'],
  [
    'an unknown storage',
    'almacenamiento.json',
    instead('"place": "local"', '"place": "luna"'),
    'rows\\.\\d+\\.place',
  ],
  ['a case of the storages twice', 'almacenamiento.json', twice('rows'), 'rows\\.\\d+'],
  [
    'an unknown sentence',
    'textos.json',
    instead(/"text": "excess"/, '"text": "luna"'),
    'drawings\\.\\d+\\.text',
  ],
  ['a sentence twice', 'textos.json', twice('texts'), 'texts\\.\\d+'],
  ['a transition twice', 'maquina.json', twice('transitions'), 'transitions\\.\\d+'],
  ['a picture twice', 'imagenes.json', twice('pictures'), 'pictures\\.\\d+'],
  ['an address twice', 'red.json', twice('addresses'), 'addresses\\.\\d+'],
  ['another version of the file', 'textos.json', instead('"sightings"', '"measures2"'), 'sightings'],
])('a file that holds %s is refused, with its name and place', async (_, name, change, place) => {
  const changed = change(textOf(name))
  expect(changed).not.toBe(textOf(name))
  serveFiles(files, { [name]: new Response(changed) })
  await expectRefusal(new RegExp(`${name} no es como lo escribe npm run dossier: no se entiende ${place}`))
})
