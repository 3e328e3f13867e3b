import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { writeVersion } from '../../../tools/build/version/versionFile'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { thumbnailPlace } from '../../../tools/dossier/singleFile/thumbnails'
import { statuses } from '../../audit/dossier/support/expectedStatus'
import { evidenceIn, situations } from '../../audit/dossier/support/situations'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'
import { expectSome } from '../../support/expectSome'

let sound: Evidence
let folder: string
const cwd = process.cwd()

beforeAll(async () => {
  sound = await soundEvidence()
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-resultado-'))
  mkdirSync(join(folder, 'dist/auditoria'), { recursive: true })
  for (const name of ['index.html', 'auditoria.html'])
    writeFileSync(join(folder, 'dist', name), '<!doctype html>')
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  process.chdir(folder)
  writeVersion('dist')
})

afterEach(() => {
  process.chdir(cwd)
  process.exitCode = 0
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** `npm run dossier` where the browser saw this evidence: what it prints and ends with. */
async function run(evidence: Evidence) {
  const said: string[] = []
  const complained: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  jest.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line))
  const captures = evidence.results.captures.map((one) => ({ ...one, png: Buffer.alloc(0) }))
  let done: Promise<void> = Promise.resolve()
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../../tools/dossier/chromium/servedBrowser', () => ({
      withServedBrowser: (_: string, work: (served: object) => unknown) =>
        work({ browser: { version: () => '1' } }),
    }))
    jest.doMock('../../../tools/dossier/collect', () => ({
      collect: async () => ({ evidence, captures }),
    }))
    jest.doMock('../../../tools/dossier/singleFile/bundle', () => ({
      bundleChapters: async () => ({ singleFileMarkup: () => '', css: '' }),
    }))
    jest.doMock('../../../tools/dossier/singleFile/makeThumbnails', () => ({
      makeThumbnails: async () => evidence.results.captures.map(({ file }) => [thumbnailPlace(file), '']),
    }))
    jest.doMock('../../../tools/dossier/paper/printPdf', () => ({ printPdf: async () => Buffer.from('pdf') }))
    jest.doMock('../../../tools/hosts/writeHostFiles', () => ({ writeHostFiles: () => {} }))
    jest.doMock('../../../tools/shared/runCommand', () => ({
      runCommand: (main: () => Promise<void>) => (done = main()),
    }))
    await import('../../../tools/dossier/dossier')
  })
  await done
  const csv = readFileSync(join(folder, 'dist/auditoria/expediente/matriz.csv'), 'utf8')
  return { said, complained, csv, exitCode: Number(process.exitCode ?? 0) }
}

const told = [
  'sound evidence',
  'an observation that nobody made',
  'a scenario that fails in Chromium',
  'one row signed, one refused by a person',
]

it.each(situations.filter(({ name }) => told.includes(name)))(
  '$name: the command counts the rows by status, names those that fail, and ends with 1 where one does',
  async (situation) => {
    const { said, complained, csv, exitCode } = await run(evidenceIn(situation, sound))
    const rows = csv.trimEnd().split('\r\n').slice(1)
    const count = (status: string) => rows.filter((row) => row.includes(`;${status};`)).length
    expect(rows).toHaveLength(requirements.length)
    expect(said).toContain(statuses.map((status) => `${count(status)} ${status}`).join(', '))
    for (const status of expectSome(statuses)) expect(said).toContain(`${status}: ${count(status)}`)
    const failing = [
      ...(situation.changed['NO CONFORME'] ?? []),
      ...(situation.changed['SIN EVIDENCIA'] ?? []),
    ]
    expect(complained.map((line) => line.split(' · ')[0])).toEqual(failing)
    expect(exitCode).toBe(failing.length > 0 ? 1 : 0)
  },
)

it('the PDF lies in the folder that the verifier checks, and the command says where the ZIP is', async () => {
  const { said, exitCode } = await run(sound)
  expect(exitCode).toBe(0)
  const place = join(folder, 'dist/auditoria')
  expect(readFileSync(join(place, 'expediente/expediente.pdf'), 'utf8')).toBe('pdf')
  expect(said.at(-1)).toBe(
    'Para guardarlo: dist/auditoria/expediente-sin-commit.zip; para entregarlo aparte: dist/auditoria/expediente-sin-commit.raiz.txt',
  )
  expect(existsSync(join(place, 'expediente-sin-commit.zip'))).toBe(true)
})

it('a dossier that its own verifier refuses ends with 1', async () => {
  const { exitCode, complained } = await run({ ...sound, observed: {} })
  expect(complained.join('\n')).toContain('observado.json no sigue de resultados.json')
  expect(exitCode).toBe(1)
})
