import { readFileSync } from 'node:fs'
import { packageProblems, type Lockfile, type Manifest } from './packageRules'

const read = (file: string) => readFileSync(file, 'utf8')

const lockfile = JSON.parse(read('package-lock.json')) as Lockfile
const problems = packageProblems(JSON.parse(read('package.json')) as Manifest, lockfile, read('.npmrc'))

for (const problem of problems) console.error(problem)
console.log(`${Object.keys(lockfile.packages).length - 1} packages locked, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
