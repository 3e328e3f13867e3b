import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { hasAudit } from '../../../tools/build/buildSwitches'
import { filesIn, isAuditFile } from '../../../tools/build/builtSite'
import { hostFilesPlugin } from '../../../tools/build/plugins/hostFilesPlugin'
import { versionPlugin } from '../../../tools/build/plugins/versionPlugin'
import configurations from '../../../webpack.config'
import { expectSome } from '../../support/expectSome'

// Its library is an ES module, which Jest does not load.
jest.mock('../../../tools/licences/licences', () => ({ productionLicences: () => 'licencias' }))

const before = process.env.BOHEMIA_AUDIT
const restore = () => {
  if (before === undefined) delete process.env.BOHEMIA_AUDIT
  else process.env.BOHEMIA_AUDIT = before
}
afterEach(restore)

/** What `npm run build` would run, with the switch at this value. */
function bundlesWith(value: string): readonly Configuration[] {
  process.env.BOHEMIA_AUDIT = value
  const bundles = configurations()
  restore()
  return bundles
}
const writers = (bundles: readonly Configuration[]) =>
  bundles.filter(({ plugins }) => plugins?.includes(hostFilesPlugin)).map(({ name }) => name)

it('without the switch, and with "on", the audit pages are built and write the hosts’ files after them', () => {
  for (const value of ['', 'on']) {
    expect(bundlesWith(value).map(({ name }) => name)).toEqual(['prerender', 'site', 'audit', 'worker'])
    expect(writers(bundlesWith(value))).toEqual(['audit'])
  }
})

it('with "off" there are no audit pages, and the site itself writes the hosts’ files', () => {
  const bundles = bundlesWith('off')
  expect(bundles.map(({ name }) => name)).toEqual(['prerender', 'site', 'worker'])
  expect(writers(bundles)).toEqual(['site'])
})

it('the version is written where the dossier is read, after every file that it hashes', () => {
  const writersOf = (value: string) =>
    bundlesWith(value)
      .filter(({ plugins }) => plugins?.includes(versionPlugin))
      .map(({ name, dependencies }) => [name, dependencies])
  expect(writersOf('on')).toEqual([['worker', ['site', 'audit']]])
  expect(writersOf('off')).toEqual([])
})

it('another value stops the build with one sentence that names the values', () => {
  process.env.BOHEMIA_AUDIT = 'of'
  expect(hasAudit).toThrow('BOHEMIA_AUDIT=of no se conoce: los valores son on (el de siempre) y off.')
  const { status, stderr } = spawnSync('node_modules/.bin/webpack', ['configtest'], {
    encoding: 'utf8',
    // Jest's `process.env` is its own copy, which a child does not inherit.
    env: { ...process.env },
  })
  expect(status).not.toBe(0)
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('los valores son on')])
})

/** The site's own bundle and plugins, of one page and one line of code, written beside nothing else. */
async function emitted(site: Configuration, folder: string) {
  const page = new HtmlWebpackPlugin({ filename: 'index.html', templateContent: '<title>x</title>' })
  const own = (site.plugins ?? []).filter((plugin) => typeof plugin === 'function')
  const compiler = webpack({
    ...site,
    dependencies: [],
    entry: { main: 'data:text/javascript,document.title' },
    output: { ...site.output, path: join(folder, 'dist') },
    plugins: [page, ...own],
  })
  await new Promise<void>((done, fail) =>
    compiler?.run((error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    ),
  )
}

it('what the site’s bundle emits with "off" has integrity hashes, host files, a sitemap, and no word of the lab', async () => {
  const [, site] = bundlesWith('off')
  if (!site) throw new Error('there is no bundle of the site')
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-sin-laboratorio-'))
  await emitted(site, folder)
  const files = filesIn(folder)
  expect(files).toEqual(
    expect.arrayContaining([
      'dist/_headers',
      'hosting/apache.htaccess',
      'dist/sitemap.xml',
      'dist/robots.txt',
      'hosting/nginx.conf',
    ]),
  )
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('dist/index.html')).toMatch(/<script[^>]* integrity="sha/)
  expect(expectSome(filesIn(join(folder, 'dist'))).filter(isAuditFile)).toEqual([])
  for (const file of expectSome(files)) expect([file, /auditoria/.test(read(file))]).toEqual([file, false])
  rmSync(folder, { recursive: true })
})
