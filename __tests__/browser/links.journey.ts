import '../../tools/build/nodeAssets'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { brand } from '../../src/content/constants'
import { gate } from '../../src/content/legal'
import { fullName, products } from '../../src/content/products'
import { fullTitle } from '../../src/shared/fullTitle'
import { pageHeads } from '../../tools/build/head/pageHeads'
import { expect, test } from './support/visitor'
import { builtFiles, builtPaths, distFolder } from './support/builtSite'

const gateTitle = `${gate.question} — ${brand}`
const canonical = 'https://bohemia56.example'

/** A chat or a search engine reads the head and runs nothing. */
test.describe('a link pasted into a chat', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a preview with its own title, sentence and picture, on every page', async ({ visitor }) => {
    const { page } = visitor
    const seen = new Set<string>()
    for (const path of builtPaths()) {
      await visitor.open(path)
      const meta = (name: string) =>
        page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
      const title = (await meta('og:title')) ?? ''
      const description = (await meta('description')) ?? ''
      const picture = (await meta('og:image')) ?? ''
      seen.add(title).add(description).add(picture)

      expect(await page.title(), path).toBe(gateTitle)
      expect(title, path).toMatch(/ — Bohemia 56$/)
      expect(description.length, path).toBeGreaterThan(50)
      expect(description.length, path).toBeLessThanOrEqual(156)
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical + path)
      expect(await page.locator('html').getAttribute('lang')).toBe('es-BO')
      expect(await meta('og:description')).toBe(description)
      expect(await meta('og:url')).toBe(canonical + path)
      expect(await meta('twitter:card')).toBe('summary_large_image')

      const { width, height } = await sharp(join(distFolder, new URL(picture).pathname)).metadata()
      expect([width, height], picture).toEqual([1200, 630])
    }
    const drawnCards = new Set(pageHeads().map(({ share }) => share)).size
    expect(seen.size, 'no two pages share a title, a sentence or a picture of their own').toBe(
      builtPaths().length * 2 + drawnCards,
    )
  })

  test('says in structured data what the page is about, and where it is in the site', async ({ visitor }) => {
    const typesOn = async (path: string) => {
      await visitor.open(path)
      const text = await visitor.page.locator('script[type="application/ld+json"]').textContent()
      const data = JSON.parse(text ?? '') as { '@graph': { '@type': string }[] }
      return data['@graph'].map((node) => node['@type'])
    }
    expect(await typesOn('/')).toEqual(['Organization'])
    expect(await typesOn('/nosotros')).toEqual(['WebPage', 'BreadcrumbList'])
    expect(await typesOn('/productos/singani-clasico-2')).toEqual(['Product', 'BreadcrumbList'])
    expect(await typesOn('/pinturas/ancestros')).toEqual(['VisualArtwork', 'BreadcrumbList'])
    expect(await typesOn('/pinturas/artista/artista-de-los-llanos')).toEqual(['Person', 'BreadcrumbList'])
  })
})

test('the tab says the gate’s title until SÍ, and the title that chats show from then on', async ({
  visitor,
}) => {
  const { page } = visitor
  await page.goto('/pinturas/ancestros', { waitUntil: 'commit' })
  await expect(page).toHaveTitle(gateTitle)
  await visitor.enter({ remember: true })
  await expect(page).toHaveTitle('Ancestros — Bohemia 56')
  // The page's first script says the title, before the site's code has come.
  await page.route(/\/assets\/(main|react|library|site)\.\w+\.js/, () => {})
  const bottle = products[0]!
  await page.goto(`/productos/${bottle.id}`, { waitUntil: 'commit' })
  await page.locator('.static-page h1').waitFor({ state: 'attached' })
  await expect(page).toHaveTitle(fullTitle(fullName(bottle)))
})

test('the sitemap lists every page, and an unknown address is not indexed', () => {
  const sitemap = readFileSync(join(distFolder, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed.sort()).toEqual(builtPaths().map((path) => canonical + path))
  expect(readFileSync(join(distFolder, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${canonical}/sitemap.xml`)
  expect(readFileSync(join(distFolder, '404.html'), 'utf8')).toMatch(
    /<meta name="?robots"? content="?noindex"?>/,
  )
  expect(builtFiles()).toContain('licencias.txt')
})
