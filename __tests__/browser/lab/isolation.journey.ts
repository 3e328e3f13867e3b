import { labAddress } from '../../../src/audit/addresses'
import { isAuditFile } from '../../../tools/build/builtSite'
import { expectNothingStored, expectNotIndexed, expectScriptsWithin, readBuilt } from '../support/auditPages'
import { builtFiles } from '../support/builtSite'
import { pictureFiles } from '../support/pictures/pictureFiles'
import { expect, test } from '../support/visitor'
import { openLab, stepButton, currentState } from './support/labPage'
import { expectSome } from '../../support/expectSome'

test('the page tells search engines not to index it; sitemap and robots.txt do not name it', () => {
  expectNotIndexed(labAddress)
  for (const file of ['sitemap.xml', 'robots.txt'])
    expect(readBuilt(file).toString()).not.toContain('auditoria')
})

test('no byte of the lab is in the visitors’ files', () => {
  const visitors = builtFiles().filter((file) => /\.(html|js|css|txt)$/.test(file) && !isAuditFile(file))
  expect(visitors.length).toBeGreaterThan(40)
  const naming = (words: RegExp) => visitors.filter((file) => words.test(readBuilt(file).toString()))
  expect(naming(/Laboratorio|defecto=/)).toEqual([])
  // The worker knows where the lab is, to leave it alone.
  expect(naming(/auditoria/)).toEqual(['sin-conexion.js'])
})

test('the lab requests no file of the catalogue and stores nothing', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=si-recordar')
  await stepButton(page, 'Olvidar').click()
  await expect(currentState(page)).toContainText('preguntando')
  const paths = visitor.requests.map((address) => new URL(address).pathname)
  const doorway = `/${pictureFiles('scenes/doorway.jpg')}`
  const known = /^\/(auditoria(\/|$)|favicon\.svg|assets\/(archivo|imbue|piazzolla-italic|awayo-strip)\.)/
  expect(expectSome(paths).filter((path) => !known.test(path) && !path.startsWith(doorway))).toEqual([])
  expect(
    expectSome(visitor.requests).filter((address) => !address.startsWith(new URL(page.url()).origin)),
  ).toEqual([])
  await expectNothingStored(page)
})

test('the lab’s own code weighs 60 KB at most, beside React and the libraries', () => {
  expectScriptsWithin(60, ['lab', 'page'])
})
