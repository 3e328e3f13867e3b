import type { Page } from '@playwright/test'
import { readPixels } from '../../shared/pixels'

/** CSS px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pixels of a part of the window. */
export const shoot = async (page: Page, clip: Box) =>
  readPixels(await page.screenshot({ clip, animations: 'disabled', scale: 'css' }))
