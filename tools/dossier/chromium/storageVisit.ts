import type { Page } from '@playwright/test'
import { rmSync } from 'node:fs'
import type { StorageSnapshot } from '../../../src/audit/dossier/evidence/evidence'
import { storageSubject } from '../../../src/audit/dossier/evidence/subjects'
import { actionOf } from '../../../src/audit/gate/steps'
import { ensureBrowser } from '../../programs/browser'
import { createBlockedStorageProfile } from '../../shared/blockedStorageProfile'
import type { StorageCase } from '../storage/cases'
import { expectedSnapshot } from '../storage/expected'
import { gateScreen } from './gateScreen'
import { collectUntilInterrupted, type Collected } from './interruptions'
import type { Patience } from './patience'
import { withProfile, withVisit, type ServedBrowser } from './servedBrowser'
import { emptyStorages, setStored, readStored, type AreaName } from './storedValues'
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

interface ObservedCase {
  readonly cell: StorageCase
  readonly expected: StorageSnapshot
  readonly chromium: StorageSnapshot
}

const refuseRemoval = (area: AreaName) => {
  const remove = Storage.prototype.removeItem
  Storage.prototype.removeItem = function (key) {
    if (this === window[area]) throw new DOMException('denied', 'SecurityError')
    remove.call(this, key)
  }
}

/** Opens the gate as at first: what an earlier cell stored is gone, the fault is there. */
async function openWithFault(page: Page, { place, fault, scenario: { local, session } }: StorageCase) {
  await page.goto('/robots.txt')
  if (place !== 'both') {
    await emptyStorages(page)
    await setStored(page, 'localStorage', local)
    await setStored(page, 'sessionStorage', session)
    if (fault === 'remove-throws') await page.addInitScript(refuseRemoval, `${place}Storage` as AreaName)
  }
  await page.goto('/')
}

async function visitLine(
  page: Page,
  line: readonly StorageCase[],
  patience: Patience,
  add: (observed: ObservedCase) => void,
) {
  const screen = gateScreen(page)
  const read = async () => ({
    status: await screen.status(),
    local: await readStored(page, 'localStorage'),
    session: await readStored(page, 'sessionStorage'),
    message: await screen.message(),
  })
  // A page on which nothing was pressed is as it opened: the next cell goes on there.
  let isAsOpened = false
  for (const cell of line) {
    if (!isAsOpened) await openWithFault(page, cell)
    const isAsked = await readUntilEqual(
      true,
      async () => (await screen.status()) !== 'checking',
      patience,
    ).then(() => screen.question.isVisible())
    const steps = isAsked ? cell.scenario.steps : []
    for (const step of steps) {
      const action = actionOf(step)
      if (action.kind === 'send') await screen.answer(action.event)
    }
    const expected = expectedSnapshot(cell)
    add({ cell, expected, chromium: await readUntilEqual(expected, read, patience) })
    isAsOpened = steps.length === 0
  }
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

/** What a visitor sees, and what is stored, in a real browser whose storage has the line's fault; the cells until it was interrupted. */
export function observeLine(
  served: ServedBrowser,
  line: readonly StorageCase[],
): Promise<Collected<ObservedCase>> {
  const visit = line.some(({ place }) => place === 'both') ? inBlockedVisit : withVisit
  return collectUntilInterrupted(
    served.patience,
    () => line.slice(0, 1).map(storageSubject),
    (add) => visit(served, (page) => visitLine(page, line, served.patience, add)),
  )
}
