import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { filesIn } from '../../../../tools/build/builtSite'
import { zipFiles } from '../../../../tools/dossier/archive/zipFiles'
import { dossierDiff } from '../../../../tools/dossier/diff/dossierDiff'
import { firstRow, secondRow, soundManifest, writeCopy } from './support/writeCopy'

const root = mkdtempSync(join(tmpdir(), 'bohemia-diferencias-'))
const at = (name: string) => join(root, name)
const picture = (background: string) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background } })
    .png()
    .toBuffer()

const failing = { ...firstRow, status: 'NO CONFORME', summary: 'Otro resumen <b>.' }
const capture = 'capturas/rechazando-telefono.png'

beforeAll(async () => {
  writeCopy(at('a'), { [capture]: await picture('red') })
  writeCopy(at('b'), {
    [capture]: await picture('blue'),
    'requisitos.json': { requirements: [failing] },
    'ejecucion.json': { inicio: '2026-12-01T10:00:00.000Z' },
    'manifiesto.json': { ...soundManifest, commit: 'beef', dossier: {} },
  })
  const entries = filesIn(at('a')).map(
    (name) => [`expediente/${name}`, readFileSync(at(`a/${name}`))] as const,
  )
  writeFileSync(at('a.zip'), zipFiles(new Map([...entries, ['LEEME.txt', Buffer.from('Hola')]])))
})

afterAll(() => rmSync(root, { recursive: true }))

const run = (...words: string[]) =>
  spawnSync(
    process.execPath,
    ['-r', require.resolve('esbuild-register'), resolve('tools/dossier/diff/dossierDiff.ts'), ...words],
    { encoding: 'utf8' },
  )

it('ends with 0 for a folder and its ZIP, with 1 for another dossier, with 2 and a sentence for what is none', () => {
  expect(run(at('a'), at('a.zip')).status).toBe(0)
  const other = run(at('a'), at('b'))
  expect([other.status, other.stderr]).toEqual([1, ''])
  expect(other.stdout).toContain('~ BO-1: CONFORME → NO CONFORME\n')
  const none = run(at('a'), at('nothing'))
  expect([none.status, none.stdout]).toEqual([2, ''])
  expect(none.stderr).toBe(`No existe «${at('nothing')}»: nombra la carpeta de un expediente o su ZIP.\n`)
})

it('a folder around a dossier is as good as its own, whatever lies deeper in it', async () => {
  writeCopy(at('around/site/expediente'), { [capture]: readFileSync(at(`a/${capture}`)) })
  const deeper = at('around/site/expediente/older')
  writeCopy(deeper, { 'requisitos.json': { requirements: [failing] } })
  const { lines } = await dossierDiff(['--historia=BO-1', at('around')])
  expect(lines).toEqual(['c0ffee012345 · 2026-11-25 04:12 UTC · CONFORME · primer resumen'])
})

it.each([
  ['nothing', [], 'Se usa así'],
  ['one dossier', ['a'], 'Se usa así'],
  ['three dossiers', ['a', 'a', 'a'], 'Se usa así'],
  ['an unknown switch', ['--otro'], 'Se usa así'],
  ['a requirement without dossiers', ['--historia=BO-1'], 'Se usa así'],
])('with %s it says how it is used', async (_, words, sentence) => {
  await expect(dossierDiff(words)).rejects.toThrow(sentence)
})

it.each([
  ['manifiesto.json', null, 'falta manifiesto.json: no es un expediente.'],
  ['textos.json', null, 'falta textos.json.'],
  [
    'requisitos.json',
    '{"requirements": [',
    'requisitos.json no se entiende: no es JSON, o llegó incompleto.',
  ],
  ['requisitos.json', '{"requirements":[{"id":1}]}', 'no se entiende requirements.0.id.'],
])(
  'a dossier whose %s is %j is bad input, and the sentence names the file',
  async (name, content, sentence) => {
    const folder = writeCopy(mkdtempSync(at('bad-')))
    if (content === null) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), content)
    await expect(dossierDiff([at('a'), folder])).rejects.toThrow(sentence)
  },
)

it('a file that is no ZIP, or half of one, is bad input', async () => {
  writeFileSync(at('half.zip'), readFileSync(at('a.zip')).subarray(0, 400))
  for (const name of ['half.zip', 'a/red.json']) {
    await expect(dossierDiff([at('a'), at(name)])).rejects.toThrow(
      `«${at(name)}» no se puede leer como ZIP: no lo es, o llegó incompleto.`,
    )
  }
})

it('the HTML file shows both captures and the changed words, requests nothing and runs nothing', async () => {
  const { lines } = await dossierDiff([at('a'), at('b'), `--html=${at('d.html')}`])
  expect(lines.at(-1)).toBe(`Con las capturas lado a lado: ${at('d.html')}`)
  const html = readFileSync(at('d.html'), 'utf8')
  const sources = [...html.matchAll(/<img src="data:image\/png;base64,([^"]+)"/g)].map(([, data]) => data)
  expect(sources).toEqual(['a', 'b'].map((name) => readFileSync(at(`${name}/${capture}`)).toString('base64')))
  expect(html).toContain('<del>Las</del><ins>Otro</ins> <del>dos</del><ins>resumen</ins>')
  expect(html).toContain('<ins>&lt;b&gt;</ins>')
  expect(html).not.toMatch(/<script|https?:/)
})

it('an HTML file that cannot be written is bad input', async () => {
  const file = at('nowhere/d.html')
  await expect(dossierDiff([at('a'), at('b'), `--html=${file}`])).rejects.toThrow(
    `No se pudo escribir «${file}»`,
  )
})

it('the history of a requirement is a line for each dossier, and an unknown one is bad input', async () => {
  writeCopy(at('c'), { 'requisitos.json': { requirements: [secondRow] } })
  const { lines, exitCode } = await dossierDiff([
    '--historia',
    'BO-1',
    at('a'),
    at('c'),
    at('b'),
    at('a.zip'),
  ])
  expect(exitCode).toBe(0)
  expect(lines).toEqual([
    'c0ffee012345 · 2026-11-25 04:12 UTC · CONFORME · primer resumen',
    'c0ffee012345 · 2026-11-25 04:12 UTC · no tiene el requisito',
    'beef · 2026-12-01 10:00 UTC · NO CONFORME · otro resumen',
    'c0ffee012345 · 2026-11-25 04:12 UTC · CONFORME · otro resumen',
  ])
  await expect(dossierDiff(['--historia=BO-9', at('a')])).rejects.toThrow(
    'Ninguno de esos expedientes tiene el requisito «BO-9».',
  )
})
