import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { pageFile } from '../../../tools/build/builtSite'
import { builtFiles, distFolder } from './builtSite'
import { drawnRules, type AxeRules } from './axe'
import { desktop, phone } from './usability'
import { expect, type Visitor } from './visitor'

/** A section of the lab or of the dossier, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** What a table of the dossier leaves out on paper: the head of the column says it. */
export const labelInTable = '.data-table .link-list__label'

export const readBuilt = (file: string) => readFileSync(join(distFolder, file))

export const expectNotIndexed = (address: string) =>
  expect(readBuilt(pageFile(address)).toString()).toContain('content="noindex, nofollow"')

/** The dark theme changes colours alone (src/audit/page/page.scss). */
const colourRules: AxeRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Phone and desktop, light and dark: axe, no sideways scroll, and what else `check` asserts. Both widths have the same elements. */
export async function expectAccessible(
  visitor: Visitor,
  name: string,
  check: (here: string) => Promise<void> = async () => {},
) {
  for (const [viewport, inLight] of [
    [phone, undefined],
    [desktop, drawnRules],
  ] as const) {
    await visitor.page.setViewportSize(viewport)
    for (const [colorScheme, rules] of [
      ['light', inLight],
      ['dark', colourRules],
    ] as const) {
      await visitor.page.emulateMedia({ colorScheme })
      const here = `${name} at ${viewport.width} px, ${colorScheme}`
      expect.soft(await visitor.axe(rules), here).toEqual([])
      expect.soft(await visitor.hasSidewaysScroll(), here).toBe(false)
      await check(here)
    }
  }
}

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
