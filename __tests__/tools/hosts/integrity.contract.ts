import { createHash } from 'node:crypto'
import { isAuditFile, pageFile } from '../../../tools/build/builtSite'
import { offlinePath } from '../../../src/shared/offline'
import { pageAssetsId, type PageAssets } from '../../../src/shared/pageAssets'
import { built as read, publicFiles } from './support/built'

const hashOf = (file: string) => `sha256-${createHash('sha256').update(read(file)).digest('base64')}`

const pages = publicFiles().filter((file) => file.endsWith('.html') && !file.includes('expediente'))

test.each([...pages, '404.html'])('%s says what each of its scripts and style sheets is made of', (page) => {
  const html = read(page).toString()
  const tags = html.match(/<(script|link)\b[^>]*\b(src|href)=["']?\/[^"'\s>]+\.(js|css)\b[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(0)
  for (const tag of tags) {
    const [, file = ''] = /(?:src|href)=["']?([^"'\s>]+)/.exec(tag) ?? []
    expect(tag).toContain(`integrity="${hashOf(file)}"`)
  }
  expect(html).not.toContain('@integrity of')
})

// Without a connection there is no page to wait for.
const hasPage = (file: string) => !isAuditFile(file) && file !== pageFile(offlinePath)

test.each(pages.filter(hasPage))(
  '%s says it of the markup and the style sheets its visitor will need',
  (page) => {
    const block = new RegExp(`<script type="?application/json"? id="?${pageAssetsId}"?>(.*?)</script>`, 's')
    const { fragment, styles } = JSON.parse(block.exec(read(page).toString())?.[1] ?? '{}') as PageAssets
    expect(styles.length).toBeGreaterThan(0)
    for (const { href, integrity } of [fragment, ...styles]) expect(integrity).toBe(hashOf(href))
  },
)
