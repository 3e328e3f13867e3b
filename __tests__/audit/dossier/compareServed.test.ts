import { createHash } from 'node:crypto'
import { compareServed } from '../../../src/audit/dossier/check/compareServed'
import { manifestFiles } from '../../../src/audit/dossier/check/manifestFiles'

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

const site = {
  _headers: sha('rules'),
  '404.html': sha('not found'),
  'assets/main.1.js': sha('main'),
  'assets/main.1.js.br': sha('compressed'),
  'assets/año 1.js': sha('year'),
  'index.html': sha('home'),
}

const { files, compressedCopies } = manifestFiles({ site, dossier: { 'red.json': sha('red') } })

const bodies: Record<string, [status: number, body: string]> = {
  '/404.html': [404, 'not found'],
  '/assets/main.1.js': [200, 'main'],
  '/assets/a%C3%B1o%201.js': [200, 'year'],
  '/index.html': [200, 'home'],
  '/auditoria/expediente/red.json': [200, 'red'],
}

const compare = async (served: typeof bodies) => {
  const host = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, { cache } = {}) => {
    if (cache !== 'no-store') throw new TypeError(`${String(address)} may come from the browser's cache`)
    const answer = served[String(address)]
    if (!answer) throw new TypeError('no host')
    return new Response(answer[1], { status: answer[0] })
  })
  const reported: number[] = []
  const { differences } = await compareServed(files, new AbortController().signal, ({ done }) =>
    reported.push(done),
  )
  host.mockRestore()
  return { differences, reported }
}

it('requests every file but the compressed copies, which the browser unpacks by itself', () => {
  expect(files.map(({ address }) => address).sort()).toEqual(Object.keys(bodies).sort())
  expect(compressedCopies).toBe(1)
})

it('a host that serves what the manifest names has no differences, and every file is reported', async () => {
  expect(await compare(bodies)).toEqual({ differences: [], reported: [1, 2, 3, 4, 5] })
})

it.each<[string, string, [number, string] | undefined, string]>([
  ['another byte', '/index.html', [200, 'homE'], 'index.html no tiene la huella que dice el manifiesto.'],
  ['a lost file', '/assets/main.1.js', [404, 'main'], 'assets/main.1.js: el servidor respondió 404.'],
  ['a host that is away', '/index.html', undefined, 'index.html: no se pudo pedir.'],
  [
    'another page for unknown addresses',
    '/404.html',
    [404, 'x'],
    '404.html no tiene la huella que dice el manifiesto.',
  ],
])('%s is named', async (_, address, answer, sentence) => {
  const served = { ...bodies }
  if (answer) served[address] = answer
  else delete served[address]
  expect((await compare(served)).differences).toEqual([sentence])
})
