import { createHash } from 'node:crypto'
import { isAuditFile, pageFile } from '../../../tools/build/builtSite'
import { offlinePath } from '../../../src/shared/offlineCache'
import { pageAssetsId, type PageAssets } from '../../../src/shared/pageAssets'
import { readBuilt as read, publicFiles } from './support/built'

const hashOf = (file: string) => `sha256-${createHash('sha256').update(read(file)).digest('base64')}`

const pages = publicFiles().filter((file) => file.endsWith('.html') && !file.includes('expediente'))

test.each([...pages, '404.html'])(
  '%s has the integrity hash of each of its scripts and style sheets',
  (page) => {
    const html = read(page).toString()
    const tags = html.match(/<(script|link)\b[^>]*\b(src|href)=["']?\/[^"'\s>]+\.(js|css)\b[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(0)
    for (const tag of tags) {
      const [, file = ''] = /(?:src|href)=["']?([^"'\s>]+)/.exec(tag) ?? []
      expect(tag).toContain(`integrity="${hashOf(file)}"`)
    }
    expect(html).not.toContain('@integrity of')
  },
)

// The page for no connection loads nothing after SÍ.
const hasPage = (file: string) => !isAuditFile(file) && file !== pageFile(offlinePath)

test.each(pages.filter(hasPage))('%s has that of the markup and style sheets it loads after SÍ', (page) => {
  const block = new RegExp(`<script type="?application/json"? id="?${pageAssetsId}"?>(.*?)</script>`, 's')
  const { fragment, styles } = JSON.parse(block.exec(read(page).toString())?.[1] ?? '{}') as PageAssets
  expect(styles.length).toBeGreaterThan(0)
  for (const { href, integrity } of [fragment, ...styles]) expect(integrity).toBe(hashOf(href))
})
