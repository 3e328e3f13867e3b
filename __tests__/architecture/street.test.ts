import { spawnSync } from 'node:child_process'

type Probe = readonly [rule: string, filename: string, target: string]

const forbidden: readonly Probe[] = [
  ['content knows no feature', 'src/content/probe.ts', '../features/gate/gateSlice'],
  ['shared knows no feature', 'src/shared/probe.ts', '../features/gate/gateSlice'],
  ['a feature knows no page', 'src/features/gate/probe.ts', '../../pages/home/HomePage'],
  ['features do not know each other', 'src/features/layout/probe.ts', '../gate/gateSlice'],
  ['pages do not know each other', 'src/pages/about/probe.ts', '../home/HomePage'],
  ['the app knows nothing of what starts it', 'src/app/probe.ts', '../boot/loadSite'],
  ['a page knows no app', 'src/pages/about/probe.ts', '../../app/store'],
  ['the site knows nothing of the tools', 'src/shared/probe.ts', '../../tools/preview/server'],
  ['the site knows nothing of the lab', 'src/features/gate/probe.ts', '../../audit/lab/Lab'],
  ['the site’s second script knows nothing of the lab', 'src/boot/main.ts', '../audit/model/session'],
  [
    'the site knows nothing of the worker',
    'src/features/offline/probe.ts',
    '../../service-worker/cacheStrategy',
  ],
  ['the worker knows nothing of the gate', 'src/service-worker/probe.ts', '../features/gate/gateStorage'],
  ['the lab knows no app', 'src/audit/lab/probe.ts', '../../app/store'],
  ['the lab knows no page', 'src/audit/model/probe.ts', '../../pages/home/HomePage'],
  ['the lab knows nothing of the tools', 'src/audit/lab/probe.ts', '../../../tools/preview/server'],
  ['nobody knows how the pictures were made', 'tools/build/probe.ts', '../../artwork/draw'],
  ['the lab’s model knows no screen', 'src/audit/model/probe.ts', '../lab/Lab'],
  ['the lab knows nothing of the dossier', 'src/audit/lab/probe.ts', '../dossier/Dossier'],
  ['the dossier knows nothing of the lab', 'src/audit/dossier/probe.ts', '../lab/Lab'],
  ['what both wear knows neither', 'src/audit/ui/probe.ts', '../dossier/Dossier'],
]

const allowed: readonly Probe[] = [
  ['a feature may use the content', 'src/features/gate/probe.ts', '../../content/legal'],
  ['the worker may use what is shared', 'src/service-worker/probe.ts', '../shared/offline'],
  ['the lab may use the gate', 'src/audit/lab/probe.ts', '../../features/gate/createGate'],
  ['the tools may use the lab’s chart', 'tools/chart/probe.ts', '../../src/audit/chart/gateChart'],
]

const slick = 'one component alone may import react-slick'
const cycle = 'no module imports what imports it'

// One start for all: ESLint reads its rules for a second and more.
const lintAll = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint()
  const found = {}
  for (const [rule, filePath, code] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(code, { filePath })
    found[rule] = messages.map(({ severity, ruleId }) => (severity === 2 ? 'error ' : 'warning ') + ruleId)
  }
  console.log(JSON.stringify(found))
`

let found: Record<string, string[]>

beforeAll(() => {
  const probes = JSON.stringify([
    ...[...forbidden, ...allowed].map(([rule, file, target]) => [rule, file, `export * from '${target}'\n`]),
    [slick, 'src/pages/home/probe.ts', "export { default } from 'react-slick'\n"],
    [cycle, 'tools/shared/mapConcurrently.ts', "export * from '../verify/runAll'\n"],
  ])
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', lintAll, probes],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  found = JSON.parse(stdout) as Record<string, string[]>
}, 60_000)

/** Proves that the lint rules bite: one that cannot fail guards nothing. */
it.each(forbidden)('%s', (rule) => {
  expect(found[rule]).toContain('error import-x/no-restricted-paths')
})

it(slick, () => {
  expect(found[slick]).toContain('error no-restricted-imports')
})

it(cycle, () => {
  expect(found[cycle]).toContain('error import-x/no-cycle')
})

it.each(allowed)('%s', (rule) => {
  expect(found[rule]).toEqual([])
})
