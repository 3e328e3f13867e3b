import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitDay } from '../../../../tools/build/version/commitDay'

let folder: string

const git = (args: readonly string[], dates: Readonly<Record<string, string>> = {}) => {
  const own = ['-C', folder, '-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com']
  const env = { ...process.env, ...dates }
  const { status, stderr } = spawnSync('git', [...own, ...args], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
}

const commit = (written: string, committed: string) =>
  git(['-c', 'commit.gpgsign=false', 'commit', '-qm', 'One', '--allow-empty'], {
    GIT_AUTHOR_DATE: written,
    GIT_COMMITTER_DATE: committed,
  })

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-commit-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('a commit that was rebased later is of the day on which that happened', () => {
  git(['init', '-q'])
  commit('2026-03-10T12:00:00-04:00', '2026-11-20T12:00:00-04:00')
  expect(commitDay(folder)).toBe('2026-11-20')
})

it('the day is Bolivia’s, wherever the commit was made', () => {
  git(['init', '-q'])
  commit('2026-11-21T04:30:00+02:00', '2026-11-21T04:30:00+02:00')
  expect(commitDay(folder)).toBe('2026-11-20')
})

it('outside version control there is no day', () => {
  expect(commitDay(folder)).toBe('')
})
