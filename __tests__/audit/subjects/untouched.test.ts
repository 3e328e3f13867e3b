import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectSome } from '../../support/expectSome'

const readmes = ['comlink', 'remote-viewport'].map(
  (folder) => [folder, readFileSync(join(__dirname, folder, 'README.md'), 'utf8')] as const,
)

const installed = (file: string) => join('node_modules', file)
const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(installed(file)))
    .digest('hex')

const listed = (readme: string) =>
  [...readme.matchAll(/^\| `(\S+)` +\| `([0-9a-f]{64})` \|$/gm)].map(([, file = '', sum = '']) => ({
    file,
    sum,
  }))

describe.each(readmes)('%s', (_, readme) => {
  it('has the files of its README, byte by byte', () => {
    const files = expectSome(listed(readme))
    expect(files.map(({ file }) => ({ file, sum: sha256(file) }))).toEqual(files)
  })

  it('has the version and the licence of its README', () => {
    const [, name = '', version] = /^\| Package +\| `(\S+)` (\S+),/m.exec(readme) ?? []
    const [, license] = /^\| Licence +\| (\S+),/m.exec(readme) ?? []
    const manifest: unknown = JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8'))
    expect(manifest).toMatchObject({ name, version, license })
  })
})
