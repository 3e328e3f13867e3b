import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baselineAddress, buildBaseline } from '../../../tools/bench/baseline'
import { headersFromDisk } from '../../../tools/headers/headersFromDisk'
import { pageAssetsId } from '../../../src/shared/pageAssets'
import { expectSome } from '../../support/expectSome'

const assets = {
  fragment: { href: '/assets/page.txt' },
  styles: [{ href: '/assets/site.css' }],
}

const gate = `<html><head><style>a{}</style></head><body><main><button value="yes">SÍ</button></main>
<script type="application/json" id="${pageAssetsId}">${JSON.stringify(assets)}</script><script src="/main.js"></script></body></html>`

/** A site of two pages, each with the same words. */
function buildSmallBaseline() {
  const [site, baseline] = ['site', 'baseline'].map((name) =>
    mkdtempSync(join(tmpdir(), `bohemia-${name}-`)),
  ) as [string, string]
  for (const folder of ['assets', 'media']) mkdirSync(join(site, folder))
  for (const file of ['favicon.svg', 'manifest.webmanifest']) writeFileSync(join(site, file), '')
  writeFileSync(join(site, 'assets/page.txt'), '<h1>Singani</h1>')
  writeFileSync(join(site, 'assets/site.css'), 'b{}')
  for (const file of ['index.html', 'nosotros.html']) writeFileSync(join(site, file), gate)
  buildBaseline(site, baseline, ['/', '/nosotros'])
  return baseline
}

const baseline = buildSmallBaseline()

test('a page behind the gate is one file with its styles and words, and without scripts', () => {
  expect(baselineAddress('/nosotros')).toBe('/sitio/nosotros')
  for (const file of expectSome(['sitio.html', 'sitio/nosotros.html']))
    expect(readFileSync(join(baseline, file), 'utf8')).toBe(
      '<html><head><style>a{}\nb{}</style></head><body><div id="root"><h1>Singani</h1></div></body></html>',
    )
})

test('SÍ of the gate leads to home', () => {
  const html = readFileSync(join(baseline, 'index.html'), 'utf8')
  expect(html).toContain(`<a href="${baselineAddress('/')}" value="yes" role="button">SÍ</a>`)
  expect(html).not.toContain('<script')
})

test('the policy that each page is served with allows its styles', () => {
  const hash = createHash('sha256').update('a{}\nb{}').digest('base64')
  const headersOf = headersFromDisk(baseline)
  for (const path of expectSome(['/', '/nosotros']))
    expect(headersOf(baselineAddress(path), true)['Content-Security-Policy']).toContain(hash)
})
