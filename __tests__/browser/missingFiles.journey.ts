import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeFailure } from '../../src/app/describeFailure'
import { cssPreloadError, errorPage } from '../../src/content/errors'
import { netlifyHandler } from '../tools/hosts/support/netlify'
import { distFolder } from './support/builtSite'
import { expect, test, type Visitor } from './support/visitor'

const stylesHeading = describeFailure(cssPreloadError).heading

/** A host that lets browsers cache 404s for a year, as it does files. Some files are missing until `restoreFiles`. */
async function openHost(missing: RegExp) {
  const handle = netlifyHandler(distFolder)
  const missed = new Set<string>()
  const sent = new Set<string>()
  let isRestored = false
  const server = createServer((req, res) => {
    const path = req.url ?? '/'
    if (isRestored) sent.add(path)
    else if (missing.test(path)) {
      missed.add(path)
      req.url = '/assets/none.js'
    }
    handle(req, res)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    missed: () => [...missed],
    sent: () => [...sent],
    restoreFiles: () => void (isRestored = true),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The box and SÍ, without waiting for the page behind the gate, which may never come. */
async function answer({ page }: Visitor) {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
}

const enter = (visitor: Visitor) => visitor.enter({ remember: true })
const wait = async () => {}

// Without the gate's script nobody can answer: it is done on the next visit.
for (const [what, missing, heading, first, next] of [
  ['the gate’s script', /^\/assets\/main\.\w+\.js/, errorPage.heading, wait, enter],
  ['the names of the files', /^\/assets\/runtime\.\w+\.js/, errorPage.heading, wait, enter],
  ['the site’s code', /^\/assets\/site\.\w+\.js/, errorPage.heading, answer, wait],
  ['the site’s styles', /^\/assets\/site\.\w+\.css/, stylesHeading, answer, wait],
  ['a page’s markup', /^\/assets\/\w+\.txt/, 'Sobre nosotros', answer, wait],
  [
    'all files after SÍ',
    /^\/assets\/(?!main|runtime)/,
    /^(Algo se descolgó|Una parte del diseño no llegó)$/,
    answer,
    wait,
  ],
] as const)
  test(`missing once, its 404 cached for a year: the next visit requests ${what} again`, async ({
    visitor,
  }) => {
    visitor.allow(/404|Failed to|ChunkLoadError|MIME|preload|integrity|ERR_ABORTED/)
    const { page } = visitor
    const host = await openHost(missing)
    try {
      const kept = page.waitForResponse((response) => response.status() === 404)
      await visitor.open(`${host.address}/nosotros`)
      await first(visitor)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await (await kept).headerValue('cache-control')).toContain('immutable')

      host.restoreFiles()
      await visitor.open(`${host.address}/nosotros`)
      await next(visitor)
      await visitor.waitForPage()
      await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
      expect(host.missed().length).toBeGreaterThan(0)
      expect(host.sent()).toEqual(
        expect.arrayContaining(host.missed().filter((path) => /\.(js|css|txt)$/.test(path))),
      )
    } finally {
      host.close()
    }
  })
