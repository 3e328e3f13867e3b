import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { dossierAddress } from '../../../../src/audit/addresses'
import { section } from '../../support/auditPages'
import { distFolder } from '../../support/builtSite'
import type { Visitor } from '../../support/visitor'

export const dossierFolder = join(distFolder, 'auditoria/expediente')

/** Throws where `npm run dossier` has not been run after the build. */
export function requireDossier() {
  if (!existsSync(dossierFolder)) throw new Error('There is no dossier in dist: npm run dossier writes it.')
}

interface StatedRow {
  readonly id: string
  readonly status: string
  readonly types: readonly string[]
}

/** The rows as the command wrote them. */
export const statedRows = (): readonly StatedRow[] =>
  (JSON.parse(readFileSync(join(dossierFolder, 'requisitos.json'), 'utf8')) as { requirements: StatedRow[] })
    .requirements

export const rowOf = (page: Page, id: string) => page.locator(`[id="${id}"]`)

/** On a phone a row shows its evidence once it is unfolded. */
export const unfold = (row: Locator) => row.getByRole('button', { name: /Ver lo que hace el sitio/ }).click()

export async function openDossier(visitor: Visitor, search = '') {
  await visitor.open(`${dossierAddress}${search}`)
  await section(visitor.page, 'Requisitos').waitFor()
}
