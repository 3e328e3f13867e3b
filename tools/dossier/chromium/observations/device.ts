import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { cachePrefix, scrollPositionsKey, statusKey } from '../../../../src/content/storageKeys'
import { paths } from '../../../../src/shared/paths'
import { describeStored, storedOnDevice } from '../deviceStorage'
import { gateScreen } from '../gateScreen'
import { withProfile, type ServedBrowser } from '../servedBrowser'
import { observation } from './observation'

/** An address of the site that runs none of its code, to read what is stored without changing it. */
const withoutCode = '/robots.txt'

/** Longer than idle work and a service worker's first copies take. */
const settlingMs = 3000

const copies = { cachés: [cachePrefix], programas: ['/'] }

/** Enters at a product, walks on through two pages, and leaves time for what is done while idle. */
async function walk(page: Page, remember: boolean) {
  const screen = gateScreen(page)
  await page.goto(paths.product('singani-premium-1'))
  await screen.enter(remember)
  for (const path of [paths.about, paths.paintings]) {
    await page.goto(path)
    await screen.waitForSite()
    await page.waitForTimeout(settlingMs)
  }
}

/** What is stored once a visitor did something. */
const storedAfter = (served: ServedBrowser, profile: string, act: (page: Page) => Promise<unknown>) =>
  withProfile(served, profile, async (page) => {
    await act(page)
    return storedOnDevice(page)
  })

const reopen = (served: ServedBrowser, profile: string) =>
  storedAfter(served, profile, (page) => page.goto(withoutCode))

/** The box unticked: what a session leaves while it lasts, and once the browser was closed. */
async function observeSession(served: ServedBrowser, profile: string): Promise<ObservationResult[]> {
  const during = await storedAfter(served, profile, (page) => walk(page, false))
  return [
    observation('device-session', describeStored({ sesión: [scrollPositionsKey, statusKey] }), during),
    observation('device-session-closed', 'nada', await reopen(served, profile)),
  ]
}

/** The box ticked: what stays when the browser is closed, and that "Olvidar mi respuesta" leaves nothing of it. */
async function observeRemembered(served: ServedBrowser, profile: string): Promise<ObservationResult[]> {
  const during = await storedAfter(served, profile, (page) => walk(page, true))
  const closed = await reopen(served, profile)
  const forgotten = await storedAfter(served, profile, async (page) => {
    await page.goto(paths.paintings)
    const screen = gateScreen(page)
    await screen.waitForSite()
    await page.reload()
    await screen.waitForSite()
    await screen.answer({ type: 'forget' })
    await screen.waitForQuestion()
    await page.waitForTimeout(settlingMs)
  })
  const remembered = { local: [statusKey], ...copies }
  return [
    observation(
      'device-remembered',
      describeStored({ local: [statusKey], sesión: [scrollPositionsKey], ...copies }),
      during,
    ),
    observation('device-remembered-closed', describeStored(remembered), closed),
    observation('device-forgotten', 'nada', forgotten),
  ]
}

/** What the site leaves on a device, read in browsers of their own that are closed and opened again. */
export async function observeDevice(served: ServedBrowser): Promise<ObservationResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-device-'))
  try {
    return [
      ...(await observeSession(served, join(folder, 'session'))),
      ...(await observeRemembered(served, join(folder, 'remembered'))),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
