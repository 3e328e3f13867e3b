import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { section } from '../../support/auditPages'

export const logLabel = 'Importar un registro (JSONL)'

/** The file that the lab gives in a format, of the buttons in `group` where several give it. */
export const exported = async (page: Page, format: string, group: Locator = section(page, 'Archivos')) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    group.getByRole('button', { name: format, exact: true }).click(),
  ])
  return readFileSync(await download.path())
}

/** Gives a text to the file field with this label. */
export const importText = (page: Page, label: string, text: string) =>
  section(page, 'Archivos')
    .getByLabel(label)
    .setInputFiles({ name: 'archivo', mimeType: 'text/plain', buffer: Buffer.from(text) })
