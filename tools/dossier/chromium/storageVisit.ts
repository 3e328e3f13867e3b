import type { Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import type { StorageSnapshot } from '../../../src/audit/dossier/evidence/evidence'
import { actionOf } from '../../../src/audit/model/steps'
import { ensureBrowser } from '../../programs/browser'
import { createBlockedStorageProfile } from '../../shared/blockedStorageProfile'
import type { StorageCase } from '../storage/cases'
import { gateScreen } from './gateScreen'
import { withProfile, withVisit, type ServedBrowser } from './servedBrowser'
import { setStored, readStored, type AreaName } from './storedValues'
import { readUntilEqual } from './readUntilEqual'

const methods = {
  ok: 'Valor escrito antes de abrir la página.',
  absent: 'Navegador sin datos.',
  foreign: 'Valor escrito antes de abrir la página.',
  empty: 'Valor vacío escrito antes de abrir la página.',
  blocked:
    'La propiedad del almacenamiento lanza SecurityError: ninguna preferencia del navegador bloquea uno solo.',
  quota: 'Almacenamiento llenado de verdad hasta su cuota.',
  'remove-throws': 'removeItem de ese almacenamiento lanza SecurityError.',
} as const

/** Spanish: how the cell's fault is made in Chromium. */
export const methodOf = ({ place, fault }: StorageCase): string =>
  place === 'both'
    ? 'La preferencia del propio navegador que bloquea los datos de los sitios.'
    : methods[fault]

const refuseRemoval = (area: AreaName) => {
  const remove = Storage.prototype.removeItem
  Storage.prototype.removeItem = function (key) {
    if (this === window[area]) throw new DOMException('denied', 'SecurityError')
    remove.call(this, key)
  }
}

async function prepare(page: Page, { place, fault, scenario: { local, session } }: StorageCase) {
  await page.goto('/robots.txt')
  if (place === 'both') return
  await setStored(page, 'localStorage', local)
  await setStored(page, 'sessionStorage', session)
  if (fault === 'remove-throws') await page.addInitScript(refuseRemoval, `${place}Storage` as AreaName)
}

async function visit(page: Page, cell: StorageCase, expected: StorageSnapshot): Promise<StorageSnapshot> {
  await prepare(page, cell)
  await page.goto('/')
  const screen = gateScreen(page)
  const read = async () => ({
    status: await screen.status(),
    local: await readStored(page, 'localStorage'),
    session: await readStored(page, 'sessionStorage'),
    message: await screen.message(),
  })
  const isAsked = await readUntilEqual(true, async () => (await screen.status()) !== 'checking').then(() =>
    screen.question.isVisible(),
  )
  for (const step of isAsked ? cell.scenario.steps : []) {
    const action = actionOf(step)
    if (action.kind === 'send') await screen.answer(action.event)
  }
  return readUntilEqual(expected, read)
}

/** A profile whose own preference blocks what sites store. */
async function inBlockedVisit<Result>(served: ServedBrowser, work: (page: Page) => Promise<Result>) {
  const profile = createBlockedStorageProfile()
  try {
    return await withProfile(served, profile, work, ensureBrowser())
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** What a visitor sees, and what is stored, in a real browser whose storage has the fault. */
export const snapshotInChromium = (
  served: ServedBrowser,
  cell: StorageCase,
  expected: StorageSnapshot,
): Promise<StorageSnapshot> =>
  (cell.place === 'both' ? inBlockedVisit : withVisit)(served, (page) => visit(page, cell, expected))
