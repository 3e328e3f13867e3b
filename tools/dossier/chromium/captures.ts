import type { Page } from '@playwright/test'
import type { Capture } from '../../../src/audit/dossier/evidence/evidence'
import {
  captureScreens,
  captureSizes,
  captureStates,
  type CaptureScreen,
  type CaptureState,
} from '../../../src/audit/dossier/evidence/captureNames'
import { captureFile } from '../../../src/audit/dossier/evidence/publishedNames'
import { captureSubject } from '../../../src/audit/dossier/evidence/subjects'
import { collectUntilInterrupted, type Collected } from './interruptions'
import { showErrorScreen, showLoadingScreen, showQuestion } from './showScreens'
import { gateScreen } from './gateScreen'
import { legendFrames } from './measuring'
import { fingerprint } from '../../shared/fingerprint'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { setStored } from './storedValues'
import { mapConcurrently } from '../../shared/mapConcurrently'

export interface CapturedFile extends Capture {
  readonly png: Buffer
}

type BringToState = (page: Page) => Promise<unknown>

/** A visitor's steps to each state; `rejecting` and `accepted` begin at the question. */
const bringToState: Readonly<Record<CaptureState, BringToState>> = {
  checking: showLoadingScreen,
  asking: showQuestion,
  async rejecting(page) {
    await gateScreen(page).no.click()
    await gateScreen(page).dialog.waitFor()
  },
  accepted: (page) => gateScreen(page).enter(),
  async unsaved(page) {
    await page.goto('/robots.txt')
    await setStored(page, 'sessionStorage', { kind: 'full' })
    await showQuestion(page)
    await gateScreen(page).enter()
    await page.locator('.unsaved-notice').waitFor()
  },
  'no-script': (page) => page.goto('/'),
  error: showErrorScreen,
}

/** Nothing moves any more and every picture in view is loaded. */
async function settle(page: Page, state: CaptureState) {
  await page.mouse.move(0, 0)
  // This screen waits for a script that is held back: the network is never idle.
  if (state !== 'checking') await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    // A lazy picture outside the screen is never loaded.
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    })
    await Promise.all(inView.map((image) => image.decode().catch(() => {})))
  })
}

async function capture(page: Page, state: CaptureState, screen: CaptureScreen): Promise<CapturedFile> {
  await bringToState[state](page)
  await settle(page, state)
  const png = await page.screenshot({ animations: 'disabled', scale: 'css' })
  const frames = await legendFrames(page)
  return { file: captureFile(state, screen), state, screen, sha256: fingerprint(png), frames, png }
}

/** The states of one visit, in the visitor's order. */
const visits: readonly (readonly CaptureState[])[] = [
  ['asking', 'rejecting', 'accepted'],
  ['unsaved'],
  ['error'],
  ['no-script'],
  ['checking'],
]

const captureVisit = (served: ServedBrowser, states: readonly CaptureState[], screen: CaptureScreen) =>
  collectUntilInterrupted<CapturedFile>(
    served.patience,
    (taken) => states.slice(taken.length).map(captureSubject),
    (add) =>
      withVisit(
        served,
        async (page) => {
          await page.clock.setFixedTime(new Date('2026-01-01T12:00:00-04:00'))
          for (const state of states) add(await capture(page, state, screen))
        },
        { viewport: captureSizes[screen], javaScriptEnabled: !states.includes('no-script') },
      ),
  )

export const captureCount = captureStates.length * captureScreens.length

/** Every state on every screen, the same bytes every time. */
export async function takeCaptures(served: ServedBrowser): Promise<Collected<CapturedFile>> {
  const cases = visits.flatMap((states) => captureScreens.map((screen) => ({ states, screen })))
  const captured = await mapConcurrently(cases, ({ states, screen }) => captureVisit(served, states, screen))
  const place = ({ state }: CapturedFile) => captureStates.indexOf(state)
  return {
    items: captured.flatMap(({ items }) => items).sort((a, b) => place(a) - place(b)),
    interruptions: captured.flatMap(({ interruptions }) => interruptions),
  }
}
