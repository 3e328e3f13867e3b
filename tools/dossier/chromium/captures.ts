import type { Page } from '@playwright/test'
import type { Capture } from '../../../src/audit/dossier/evidence/evidence'
import {
  captureScreens,
  captureSizes,
  captureStates,
  type CaptureState,
} from '../../../src/audit/dossier/evidence/captureNames'
import { captureFile } from '../../../src/audit/dossier/evidence/publishedNames'
import { showErrorScreen, showLoadingScreen } from './showScreens'
import { gateScreen } from './gateScreen'
import { fingerprint } from '../verifier/fingerprintedFile'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { setStored } from './storedValues'

export interface CapturedFile extends Capture {
  readonly png: Buffer
}

type BringToState = (page: Page) => Promise<unknown>

const toQuestion: BringToState = async (page) => {
  await page.goto('/')
  await gateScreen(page).waitForQuestion()
}

/** A visitor's steps to each state. */
const bringToState: Readonly<Record<CaptureState, BringToState>> = {
  checking: showLoadingScreen,
  asking: toQuestion,
  async rejecting(page) {
    await toQuestion(page)
    await gateScreen(page).no.click()
    await gateScreen(page).dialog.waitFor()
  },
  async accepted(page) {
    await toQuestion(page)
    await gateScreen(page).enter()
  },
  async unsaved(page) {
    await page.goto('/robots.txt')
    await setStored(page, 'sessionStorage', { kind: 'full' })
    await toQuestion(page)
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

async function capture(page: Page, state: CaptureState, screen: Capture['screen']): Promise<CapturedFile> {
  await page.clock.setFixedTime(new Date('2026-01-01T12:00:00-04:00'))
  await bringToState[state](page)
  await settle(page, state)
  const png = await page.screenshot({ animations: 'disabled', scale: 'css' })
  return { file: captureFile(state, screen), state, screen, sha256: fingerprint(png), png }
}

export const captureCases = captureStates.flatMap((state) =>
  captureScreens.map((screen) => ({ state, screen })),
)

/** One state on one screen, the same bytes every time. */
export const takeCapture = (
  served: ServedBrowser,
  { state, screen }: (typeof captureCases)[number],
): Promise<CapturedFile> =>
  withVisit(served, (page) => capture(page, state, screen), {
    viewport: captureSizes[screen],
    javaScriptEnabled: state !== 'no-script',
  })
