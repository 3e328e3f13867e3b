import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { pageFile } from '../../../tools/build/builtSite'
import { builtFiles, distFolder } from './builtSite'
import { expect } from './visitor'

/** A section of the lab or of the dossier, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const readBuilt = (file: string) => readFileSync(join(distFolder, file))

export const expectNotIndexed = (address: string) =>
  expect(readBuilt(pageFile(address)).toString()).toContain('content="noindex, nofollow"')

export const expectNothingStored = async (page: Page) =>
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
    0,
    0,
    '',
  ])

/** The named scripts of the audit pages, one file each, weigh so many KB at most, gzipped. */
export function expectScriptsWithin(budgetKB: number, names: readonly string[]) {
  const pattern = new RegExp(`^auditoria/(${names.join('|')})\\.\\w+\\.js$`)
  const files = builtFiles().filter((file) => pattern.test(file))
  expect(files).toHaveLength(names.length)
  const bytes = files.reduce((sum, file) => sum + gzipSync(readBuilt(file), { level: 9 }).length, 0)
  expect(bytes / 1024).toBeLessThanOrEqual(budgetKB)
}
