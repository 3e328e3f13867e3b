import { packageProblems, skippedScripts, type LockedPackage } from '../../../tools/packages/packageRules'

const integrity = 'sha512-abc'
const npmrc = 'ignore-scripts=true\nomit-lockfile-registry-resolved=true\n'
const scripts = Object.fromEntries(
  Object.keys(skippedScripts).map((name) => [
    `node_modules/${name}`,
    { version: '1.0.0', integrity, dev: true, hasInstallScript: true },
  ]),
)

const manifest = {
  dependencies: { react: '19.3.1' },
  devDependencies: { jest: '30.5.2' },
  overrides: { 'oxc-parser': '0.154.0' },
}

const locked: Record<string, LockedPackage> = {
  'node_modules/react': { version: '19.3.1', integrity },
  'node_modules/jest': { version: '30.5.2', integrity, dev: true },
  'node_modules/jest/node_modules/oxc-parser': { version: '0.154.0', integrity, dev: true },
  ...scripts,
}

const problemsWith = (
  changes: Record<string, LockedPackage>,
  { pins = manifest, settings = npmrc, root = manifest } = {},
) => packageProblems(pins, { packages: { '': root, ...locked, ...changes } }, settings)

test('pinned packages with their fingerprints have no problem', () => {
  expect(problemsWith({})).toEqual([])
})

test.each(['^30.5.2', '~30.5.2', '30.x', 'latest', '*', 'github:jestjs/jest', 'file:../jest'])(
  'the version %p is no pin',
  (version) => {
    const pins = { ...manifest, devDependencies: { jest: version } }
    expect(problemsWith({}, { pins, root: pins })).toContain(`jest is not pinned: ${version}`)
    const forced = { ...manifest, overrides: { 'oxc-parser': version } }
    expect(problemsWith({}, { pins: forced })).toContain(`oxc-parser is not pinned: ${version}`)
  },
)

test('another package may stand in the place of one, at an exact version', () => {
  const forced = 'node_modules/jest/node_modules/oxc-parser'
  const stands = (pin: string, version: string) => {
    const pins = { ...manifest, overrides: { 'oxc-parser': pin } }
    return problemsWith({ [forced]: { version, integrity, dev: true } }, { pins })
  }
  expect(stands('npm:@scope/new@1.2.3', '1.2.3')).toEqual([])
  expect(stands('npm:new@^1.2.3', '1.2.3')).toContain('oxc-parser is not pinned: npm:new@^1.2.3')
  expect(stands('npm:new@1.2.3', '1.2.4')).toEqual([`${forced} 1.2.4 escapes its override`])
})

const place = 'node_modules/react'
const react = { version: '19.3.1', integrity }

test.each<[string, LockedPackage]>([
  [`${place} has no SHA-512`, { version: '19.3.1' }],
  [`${place} has no SHA-512`, { version: '19.3.1', integrity: 'sha1-abc' }],
  [
    `${place} comes from https://host.example/react.tgz`,
    { ...react, resolved: 'https://host.example/react.tgz' },
  ],
  [
    `${place} comes from git+ssh://git@host.example/a.git`,
    { ...react, resolved: 'git+ssh://git@host.example/a.git' },
  ],
  [`${place} is a link`, { ...react, link: true }],
  ['react is locked at another version than 19.3.1', { version: '19.3.0', integrity }],
  [`${place} ships, and runs a script on install`, { ...react, hasInstallScript: true }],
])('%s', (problem, planted) => {
  expect(problemsWith({ [place]: planted })).toContain(problem)
})

test('a lockfile of another package.json, an escaped override and a lost setting are seen', () => {
  const root = { ...manifest, dependencies: { react: '19.3.0' } }
  expect(problemsWith({}, { root })).toEqual(['the lockfile was made for another package.json'])
  const escaped = 'node_modules/oxc-parser'
  expect(problemsWith({ [escaped]: { version: '0.155.0', integrity, dev: true } })).toEqual([
    `${escaped} 0.155.0 escapes its override`,
  ])
  expect(problemsWith({}, { settings: 'ignore-scripts=true' })).toEqual([
    '.npmrc lacks omit-lockfile-registry-resolved=true',
  ])
})

test('an install script needs its reason, and a reason its script', () => {
  const build = { version: '1.0.0', integrity, dev: true, hasInstallScript: true }
  expect(problemsWith({ 'node_modules/new': build })).toEqual(['new runs a script on install'])
  expect(problemsWith({ 'node_modules/esbuild': { version: '1.0.0', integrity, dev: true } })).toEqual([
    'esbuild no longer runs a script: it needs no excuse',
  ])
})

test('an empty lockfile is a problem', () => {
  const none = { dependencies: {}, devDependencies: {}, overrides: {} }
  expect(packageProblems(none, { packages: { '': none } }, npmrc)).toContain('the lockfile holds no package')
})
