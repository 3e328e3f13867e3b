import { spawnSync } from 'node:child_process'

type Probe = readonly [rule: string, filename: string, target: string]

const forbidden: readonly Probe[] = [
  ['content may not import features', 'src/content/probe.ts', '../features/gate/gateSlice'],
  ['shared code may not import features', 'src/shared/probe.ts', '../features/gate/gateSlice'],
  ['a feature may not import a page', 'src/features/gate/probe.ts', '../../pages/home/HomePage'],
  ['a feature may not import another feature', 'src/features/layout/probe.ts', '../gate/gateSlice'],
  ['a page may not import another page', 'src/pages/about/probe.ts', '../home/HomePage'],
  ['the app may not import the code that starts it', 'src/app/probe.ts', '../boot/loadSite'],
  ['a page may not import the app', 'src/pages/about/probe.ts', '../../app/store'],
  ['the site may not import the tools', 'src/shared/probe.ts', '../../tools/preview/server'],
  ['the site may not import the lab', 'src/features/gate/probe.ts', '../../audit/lab/Lab'],
  ['the script that starts React may not import the lab', 'src/boot/main.ts', '../audit/model/session'],
  [
    'the site may not import the worker',
    'src/features/offline/probe.ts',
    '../../service-worker/cacheStrategy',
  ],
  ['the worker may not import the gate', 'src/service-worker/probe.ts', '../features/gate/gateStorage'],
  ['the lab may not import the app', 'src/audit/lab/probe.ts', '../../app/store'],
  ['the lab may not import a page', 'src/audit/model/probe.ts', '../../pages/home/HomePage'],
  ['the lab may not import the tools', 'src/audit/lab/probe.ts', '../../../tools/preview/server'],
  ['nothing may import the scripts that draw the pictures', 'tools/build/probe.ts', '../../artwork/draw'],
  [
    'a host’s test may not take what it expects from the code that writes headers',
    '__tests__/tools/hosts/probe.ts',
    '../../../tools/headers/fileHeaders',
  ],
  ['the lab’s model may not import its screens', 'src/audit/model/probe.ts', '../lab/Lab'],
  ['the chart may not import the gate', 'src/audit/chart/probe.ts', '../../features/gate/gateMachine'],
  ['the chart may not import the lab’s model', 'src/audit/chart/export/probe.ts', '../../model/session'],
  ['the lab may not import the gate', 'src/audit/lab/probe.ts', '../../features/gate/createGate'],
  ['the lab may not import its subject', 'src/audit/lab/probe.ts', '../gate/gateSubject'],
  ['the model may not import a subject', 'src/audit/model/probe.ts', '../gate/gateSubject'],
  ['the chart may not import a subject', 'src/audit/chart/probe.ts', '../gate/gateChart'],
  ['the lab may not import the dossier', 'src/audit/lab/probe.ts', '../dossier/Dossier'],
  ['the dossier may not import the lab', 'src/audit/dossier/probe.ts', '../lab/Lab'],
  ['shared audit UI may import neither lab nor dossier', 'src/audit/ui/probe.ts', '../dossier/Dossier'],
]

const allowed: readonly Probe[] = [
  ['a feature may use the content', 'src/features/gate/probe.ts', '../../content/legal'],
  ['the worker may use what is shared', 'src/service-worker/probe.ts', '../shared/offlineCache'],
  ['the chart may import its own parts', 'src/audit/chart/probe.ts', './hierarchy'],
  ['the gate’s lab subject may use the gate', 'src/audit/gate/probe.ts', '../../features/gate/createGate'],
  ['the tools may use the lab’s chart', 'tools/chart/probe.ts', '../../src/audit/gate/gateChart'],
]

const slick = 'one component alone may import react-slick'

// One process for all: ESLint takes more than a second to read its rules.
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
  const probes = [
    ...[...forbidden, ...allowed].map(([rule, file, target]) => [rule, file, `export * from '${target}'\n`]),
    [slick, 'src/pages/home/probe.ts', "export { default } from 'react-slick'\n"],
  ]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', lintAll, JSON.stringify(probes)],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  found = JSON.parse(stdout) as Record<string, string[]>
})

// A rule that never reports anything would pass unseen: each must report its forbidden import.
it.each(forbidden)('%s', (rule) => {
  expect(found[rule]).toContain('error import-x/no-restricted-paths')
})

it(slick, () => {
  expect(found[slick]).toContain('error no-restricted-imports')
})

it.each(allowed)('%s', (rule) => {
  expect(found[rule]).toEqual([])
})
