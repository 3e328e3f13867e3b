import { createCopy, isSitePage } from '../../src/service-worker/sitePage'
import { offlinePath, offlineScriptId } from '../../src/shared/offlineCache'
import { pageAssetsId } from '../../src/shared/pageAssets'

const list = '{"fragment":{"href":"/assets/a.txt","integrity":"sha256-x"},"scripts":[]}'
const page = (attributes: string, json = list) =>
  `<!doctype html><html lang=es-BO><head><script ${attributes}>${json}</script></head></html>`
const own = page(`type=application/json id=${pageAssetsId}`)
const offlinePage = `<html><script defer id="${offlineScriptId}" src="/assets/retry.1a.js"></script></html>`

it.each([
  ['as the build minifies it', own],
  ['with quotes', page(`type="application/json" id="${pageAssetsId}"`)],
])('a page with its own list of files is this site’s, %s', (_how, html) => {
  expect(isSitePage(html, '/nosotros')).toBe(true)
})

it.each([
  ['a captive portal', '<!doctype html><title>Portal</title><h1>Paga tu wifi</h1>'],
  ['a page that only speaks of the list', `<p>id=${pageAssetsId}</p>`],
  ['a list of another name', page(`type=application/json id=${pageAssetsId}-x`)],
  ['a list that is cut off', page(`id=${pageAssetsId}`, list.slice(0, 20))],
  ['a list of nothing', page(`id=${pageAssetsId}`, 'null')],
  ['another site’s list', page(`id=${pageAssetsId}`, '{"scripts":[]}')],
  ['the page for no connection, at another page’s address', offlinePage],
  ['nothing', ''],
])('%s is not this site’s page', (_what, html) => {
  expect(isSitePage(html, '/nosotros')).toBe(false)
})

it('the page for no connection is known by its script, and no other page is kept in its place', () => {
  expect(isSitePage(offlinePage, offlinePath)).toBe(true)
  expect(isSitePage(own, offlinePath)).toBe(false)
})

it('a copy says that it is one, with the page’s own headers but those of the bytes sent', async () => {
  const headers = new Headers({
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'self'",
    'Content-Encoding': 'br',
    'Content-Length': '7',
  })
  const copy = createCopy(own, { headers })
  expect(await copy.text()).toBe(own.replace('<html', '<html data-copy'))
  expect([...copy.headers.keys()]).toEqual(['content-security-policy', 'content-type'])
  expect(copy.status).toBe(200)
})
