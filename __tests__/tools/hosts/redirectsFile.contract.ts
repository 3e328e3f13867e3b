import { formerAddresses } from '../../../src/shared/formerAddresses'
import { redirectsFile } from '../../../tools/hosts/redirectsFile'
import { addressesIn, isAuditFile } from '../../../tools/build/builtSite'
import { dist, publicFiles, readBuilt } from './support/built'
import { expectSome } from '../../support/expectSome'

const readLines = (text: string) => text.trim().split('\n').slice(1)

test('the file is the list, each with and without an ending slash', () => {
  expect(readBuilt('_redirects').toString()).toBe(redirectsFile())
  const lists = { producto: { a: 'singani-premium-1' }, pintura: {}, artista: {} } as const
  expect(readLines(redirectsFile(lists))).toEqual([
    '/productos/a /productos/singani-premium-1 301',
    '/productos/a/ /productos/singani-premium-1 301',
  ])
})

test('nothing is redirected where no former id is known', () => {
  expect(readLines(redirectsFile({ producto: {}, pintura: {}, artista: {} }))).toEqual([])
})

// developers.cloudflare.com/pages/configuration/redirects: 2,000 fixed lines of 1,000 characters.
test('the file keeps within Cloudflare’s limits', () => {
  const lines = readLines(readBuilt('_redirects').toString())
  expect(lines.length).toBeLessThanOrEqual(2000)
  expect(Math.max(...expectSome(lines).map((line) => line.length))).toBeLessThanOrEqual(1000)
})

test('each leads from an address without a page to one that has a page', () => {
  const addresses = addressesIn(dist)
  const wrong = expectSome(formerAddresses()).filter(
    ([former, today]) => addresses.includes(former) || !addresses.includes(today),
  )
  expect(wrong).toEqual([])
})

test('no page’s head, no map and no manifest names a former address', () => {
  const former = formerAddresses().map(([address]) => new RegExp(`${address}(?![\\w-])`))
  const files = publicFiles().filter(
    (file) => /\.(html|xml|txt|webmanifest|css)$/.test(file) && !isAuditFile(file),
  )
  const found = expectSome(files).filter((file) => {
    const text = readBuilt(file).toString()
    return former.some((pattern) => pattern.test(text))
  })
  expect(found).toEqual([])
})
