import { dossierAddress } from '../../../src/audit/addresses'
import { expectNothingStored, expectNotIndexed, expectScriptsWithin } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openDossier, requireDossier } from './support/dossierPage'
import { expectSome } from '../../support/expectSome'

test.beforeAll(requireDossier)

test('the printable file has its styles and fonts when it is served', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/auditoria/expediente/expediente.html')
  await expect(page.locator('.cover')).toHaveCSS('background-color', 'rgb(18, 11, 27)')
  const hasFont = await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.check('16px Imbue')))
  expect(hasFont).toBe(true)
})

test('the dossier’s page requests only its own files and the dossier’s, and stores nothing', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  await page.waitForLoadState('networkidle')
  const known = /^\/(auditoria\/|favicon\.svg|assets\/(archivo|imbue|piazzolla-italic|gate)\.)/
  const paths = visitor.requests.map((url) => new URL(url).pathname)
  expect(expectSome(paths).filter((path) => !known.test(path))).toEqual([])
  await expectNothingStored(page)
})

test('the scripts of the dossier’s page weigh 45 KB at most beside React and the page’s start', () => {
  expectScriptsWithin(45, ['dossier'])
})

test('the dossier’s page tells search engines not to index it', () => {
  expectNotIndexed(dossierAddress)
})
