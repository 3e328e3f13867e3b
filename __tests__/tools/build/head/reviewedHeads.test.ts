import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headTags, notFoundHeadTags, robots, sitemap } from '../../../../tools/build/head/headTags'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { expectReviewed } from '../../../support/reviewedFile'

// What search engines and shared links read, as a person has read it in reviewedHeads.txt.

const structuredData = /<script type="application\/ld\+json">(.*)<\/script>/

/** One tag a line; structured data as indented JSON. */
const readable = (tags: string) =>
  tags
    .replace(/\n\s+/g, '\n')
    .replace(structuredData, (_whole, json: string) => JSON.stringify(JSON.parse(json), null, 2))

it('is what a person has read', () => {
  const parts: readonly (readonly [title: string, text: string])[] = [
    ...pageHeads().map((head) => [head.path, readable(headTags(head))] as const),
    ['any unknown address', readable(notFoundHeadTags())],
    ['robots.txt', robots()],
    ['sitemap.xml', sitemap()],
    ['manifest.webmanifest', readFileSync('public/manifest.webmanifest', 'utf8')],
  ]
  const text = parts.map(([title, content]) => `# ${title}\n\n${content.trim()}\n`).join('\n')
  expectReviewed(join(__dirname, 'reviewedHeads.txt'), text)
})
