import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forwardNotice, gate, noCommission } from '../../src/content/legal'
import { expect, test } from './support/visitor'
import { builtFiles, builtPaths, distFolder } from './support/builtSite'
import { pictureFiles } from './support/pictures/pictureFiles'
import { expectSome } from '../support/expectSome'

const doorway = new RegExp(`^/${pictureFiles('scenes/doorway.jpg')}\\d+\\.(avif|webp|jpg)$`)

/** Sentences of `legal.ts` that are in the gate's script and shown on other screens. */
const notices = [noCommission, gate.forget, forwardNotice]

/** Texts of the prerendered pages that the gate does not show. */
const wordsBehind = (gateText: string) => {
  const fragments = builtFiles().filter((file) => /^assets\/\w+\.txt$/.test(file))
  const texts = fragments.flatMap((file) =>
    readFileSync(join(distFolder, file), 'utf8').split(/<[^>]*>|&[#\w]+;/),
  )
  const words = new Set(
    texts.map((text) => text.trim()).filter((text) => text.length > 11 || /Bs\./.test(text)),
  )
  return [...words].filter((text) => !gateText.includes(text) && !notices.includes(text))
}

// Title, description and structured data of the address are public: search engines and link previews read them.
const ownHead = /<title>.*?<\/title>|<meta [^>]*>|<script type="?application\/ld\+json"?>.*?<\/script>/gs

test('before the answer, no address shows or requests anything of the catalogue, nor contains a word of it', async ({
  visitor,
  baseURL,
}) => {
  const { page } = visitor
  const addresses = [
    ...builtPaths(),
    '/no-existe',
    '/productos/no-existe',
    '/productos/singani-premium-1?x=1#y',
  ]
  const expected = [
    /^\/assets\/(runtime|main|react|library|carousel)\.\w+\.js$/,
    /^\/assets\/(archivo|imbue|piazzolla-italic)\.\w+\.woff2$/,
    /^\/assets\/awayo-strip\.\w+\.svg$/,
    doorway,
    /^\/(favicon\.svg|manifest\.webmanifest|icons\/[\w-]+\.png)$/,
  ]
  visitor.allow(/404 .*no-existe/)
  const received = new Set<string>()
  for (const address of addresses) {
    visitor.requests.length = 0
    await visitor.open(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(gate.question)
    await page.waitForLoadState('networkidle')
    const [html = address, ...others] = visitor.requests.map((url) => new URL(url).pathname)
    for (const path of [html, ...others]) received.add(path)
    expect(others.length, address).toBeGreaterThan(3)
    expect(
      others.filter((path) => !expected.some((pattern) => pattern.test(path))),
      address,
    ).toEqual([])
    expect(new URL(page.url()).pathname, address).toBe('/')
  }

  const read = [...received].filter((path) => !/\.(woff2|avif|webp|jpg|png)$/.test(path))
  const gateText = await page.locator('#root').innerText()
  const words = wordsBehind(gateText)
  expect(words.length).toBeGreaterThan(200)
  expect(read.filter((path) => path.endsWith('.js'))).toHaveLength(5)
  for (const path of expectSome(read)) {
    // A prefetched answer has no body to read in the browser: each address is asked again.
    const bytes = (await (await fetch(new URL(path, baseURL))).text()).replace(ownHead, '')
    expect(bytes.length, path).toBeGreaterThan(0)
    expect(
      words.filter((word) => bytes.includes(word)),
      path,
    ).toEqual([])
  }
})
