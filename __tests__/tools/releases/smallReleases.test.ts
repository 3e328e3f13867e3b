import { readFileSync } from 'node:fs'
import { furtherReleases, oneWord } from '../../../tools/releases/smallReleases'
import { replaceOnce } from '../../../tools/shared/replaceOnce'

it.each([oneWord, ...furtherReleases])('$id: its text stands in $file', (release) => {
  const source = readFileSync(release.file, 'utf8')
  expect(replaceOnce(source, release)).not.toBe(source)
})
