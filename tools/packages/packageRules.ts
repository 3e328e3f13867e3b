import { isDeepStrictEqual } from 'node:util'

export interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Readonly<Record<string, string>>
}

export interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly hasInstallScript?: boolean
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage & Partial<Manifest>>>
}

/** What would run on installing, and why the project does without: .npmrc forbids them all. */
export const skippedScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles itself where no binary is published; only sass --watch would use it',
  esbuild: 'saves the start of one Node process',
  'unrs-resolver': 'fetches its binding where the package manager left it out',
  workerd: 'replaces its starter by the binary, which is found without',
  'vnu-jar': 'downloads a Java where there is none; ours is the system’s',
}

const settings = ['ignore-scripts=true', 'omit-lockfile-registry-resolved=true']

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

// An override may put another package in the place of one: npm:camelcase@5.3.1.
const versionOf = (pin: string) => pin.replace(/^npm:@?[\w./-]+@/, '')

const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)

const manifestProblems = ({ dependencies, devDependencies, overrides }: Manifest) =>
  Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !isExact(versionOf(version)))
    .map(([name, version]) => `${name} is not pinned: ${version}`)

const driftProblems = ({ dependencies, devDependencies, overrides }: Manifest, { packages }: Lockfile) => {
  const root = packages['']
  const pins = Object.entries({ ...dependencies, ...devDependencies })
  const forced = Object.entries(packages).filter(([place]) => nameOf(place) in overrides)
  return [
    ...(isDeepStrictEqual([dependencies, devDependencies], [root?.dependencies, root?.devDependencies])
      ? []
      : ['the lockfile was made for another package.json']),
    ...pins
      .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
      .map(([name, version]) => `${name} is locked at another version than ${version}`),
    ...forced
      .filter(([place, { version }]) => versionOf(overrides[nameOf(place)] ?? '') !== version)
      .map(([place, { version }]) => `${place} ${version} escapes its override`),
  ]
}

const originProblems = ([place, { integrity, resolved, link }]: readonly [string, LockedPackage]) => [
  ...(link ? [`${place} is a link`] : []),
  ...(integrity?.startsWith('sha512-') ? [] : [`${place} has no SHA-512`]),
  // Without it npm asks the registry of whoever installs; a host, a file or a repository would stand here.
  ...(resolved === undefined ? [] : [`${place} comes from ${resolved}`]),
]

const scriptProblems = (locked: readonly (readonly [string, LockedPackage])[]) => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = new Set(withScript.map(([place]) => nameOf(place)))
  return [
    ...[...names]
      .filter((name) => !(name in skippedScripts))
      .map((name) => `${name} runs a script on install`),
    ...withScript
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .map(([place]) => `${place} ships, and runs a script on install`),
    ...Object.keys(skippedScripts)
      .filter((name) => !names.has(name))
      .map((name) => `${name} no longer runs a script: it needs no excuse`),
  ]
}

/** Every problem of the packages as a sentence; empty where there is none. */
export const packageProblems = (manifest: Manifest, lockfile: Lockfile, npmrc: string): readonly string[] => {
  const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '')
  return [
    ...(locked.length === 0 ? ['the lockfile holds no package'] : []),
    ...manifestProblems(manifest),
    ...driftProblems(manifest, lockfile),
    ...locked.flatMap(originProblems),
    ...scriptProblems(locked),
    ...settings.filter((line) => !npmrc.split('\n').includes(line)).map((line) => `.npmrc lacks ${line}`),
  ]
}
