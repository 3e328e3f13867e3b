import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { chartDiff } from '../../../tools/chart/chartDiff'

const home = process.cwd()
const repository = mkdtempSync(path.join(tmpdir(), 'chart-'))
const chartFile = path.join(repository, 'src/audit/gate/chart.json')

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=QA', '-c', 'user.email=qa@example.com', ...words], {
    cwd: repository,
    stdio: 'ignore',
  })

const commit = (tag: string, content: string, file = chartFile) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  git('add', '.')
  git('commit', '-m', tag)
  git('tag', tag)
}

beforeAll(() => {
  const chart = deriveGateChart()
  const older = { ...chart, transitions: chart.transitions.filter(({ rule }) => rule !== 'X3') }
  git('init')
  git('commit', '--allow-empty', '-m', 'empty')
  git('tag', 'empty')
  commit('oldest', JSON.stringify(older), path.join(repository, 'src/audit/chart/chart.json'))
  git('rm', '-r', 'src')
  commit('older', JSON.stringify(older))
  commit('newer', JSON.stringify(chart))
  commit('broken', '{')
  process.chdir(repository)
})

afterAll(() => {
  process.chdir(home)
  rmSync(repository, { recursive: true })
})

it('says that nothing changed when the revision holds the chart of today', async () => {
  expect(await chartDiff(['newer'])).toEqual(['sin cambios'])
})

it('lists what was added since an older revision and draws it', async () => {
  expect(await chartDiff(['older'])).toEqual([
    '+ Transición olvidar, de aceptado a no aceptado, regla X3',
    '',
    'Dibujo: .cache/chart-diff.svg',
  ])
  expect(readFileSync('.cache/chart-diff.svg', 'utf8')).toContain('chart-view__row--added')
})

it('reads the chart where it lay in earlier revisions', async () => {
  expect((await chartDiff(['oldest', 'newer']))[0]).toBe(
    '+ Transición olvidar, de aceptado a no aceptado, regla X3',
  )
})

it('compares two revisions in the order given', async () => {
  expect((await chartDiff(['newer', 'older']))[0]).toBe(
    '− Transición olvidar, de aceptado a no aceptado, regla X3',
  )
})

it.each([
  [[], 'Falta la revisión: npm run chart:diff <revisión> [<otra revisión>]'],
  [['nada'], 'No existe la revisión «nada».'],
  [['--help'], 'No existe la revisión «--help».'],
  [['empty'], 'La revisión «empty» no tiene un diagrama legible en src/audit/gate/chart.json.'],
  [['newer', 'broken'], 'La revisión «broken» no tiene un diagrama legible en src/audit/gate/chart.json.'],
])('asked for %j it says what is missing', async (revisions, sentence) => {
  await expect(chartDiff(revisions)).rejects.toThrow(sentence)
})
