import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = resolve(__dirname, '../..')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'artwork/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md') && existsSync(join(root, name)))

const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/^```.*?^```/gms, '')

/** As GitHub names them: lower case, punctuation left out, spaces as hyphens. */
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

const isBrokenLink = (page: string, target: string) => {
  const [path = '', anchor] = target.split('#')
  const file = path ? join(dirname(page), path) : page
  if (!existsSync(join(root, file))) return true
  return anchor !== undefined && !anchorsOf(read(file)).includes(anchor)
}

/** Names in backticks that begin with a folder of the repository; from a placeholder on they are not looked up. */
const pathsIn = (markdown: string) =>
  [...markdown.matchAll(/`((?:src|tools|artwork|docs|__tests__|public|deploy)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  )

const isMissingPath = (path: string) => {
  const [fixed = ''] = path.split(/[*<{…]/)
  const wanted = fixed === path ? path : fixed.slice(0, fixed.lastIndexOf('/'))
  return !existsSync(join(root, wanted))
}

it('reads the README, more than ten pages of docs, and what they name', () => {
  expect(pages).toContain('README.md')
  expect(pages.length).toBeGreaterThan(10)
  const texts = pages.map(read)
  expect(texts.flatMap(linksIn).length).toBeGreaterThan(30)
  expect(texts.flatMap(pathsIn).length).toBeGreaterThan(100)
})

it.each(pages)('%s: every relative link leads to a file and a heading that exist', (page) => {
  const broken = linksIn(read(page)).filter((target) => isBrokenLink(page, target))
  expect(broken).toEqual([])
})

it.each(pages)('%s: every path of the repository in backticks exists', (page) => {
  const missing = pathsIn(read(page)).filter(isMissingPath)
  expect(missing).toEqual([])
})
