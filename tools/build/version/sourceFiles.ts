import { existsSync, statSync } from 'node:fs'
import { filesIn } from '../builtSite'
import { git } from './git'

/** Files and folders that the build reads, from the top of the project. */
export const builtFrom = [
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'tools/build',
  'tools/headers',
  'tools/hosts',
  'tools/licences',
  'tools/shared',
  'tsconfig.json',
  'webpack.config.ts',
] as const

/** Also those that are not in a commit yet, and none that git ignores; null outside version control. */
const knownToGit = () =>
  git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...builtFrom)
    ?.split('\0')
    .filter((name) => name !== '') ?? null

const onDisk = () =>
  builtFrom
    .filter((place) => existsSync(place))
    .flatMap((place) =>
      statSync(place).isDirectory() ? filesIn(place).map((name) => `${place}/${name}`) : [place],
    )

/** Every file that the build may read, from the top of the project, sorted; git also lists what was deleted. */
export const sourceFiles = (): readonly string[] =>
  (knownToGit() ?? onDisk()).filter((name) => existsSync(name)).sort()
