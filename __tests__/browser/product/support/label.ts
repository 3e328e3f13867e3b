import type { Page } from '@playwright/test'
import { unrolling as copy } from '../../../../src/content/unrolling'
import { expect } from '../../support/visitor'

/** A page whose label the journeys unroll. */
export const path = '/productos/singani-premium-3'

export const stageOf = (page: Page) => page.locator('.product-stage')
export const buttonOf = (page: Page) => page.getByRole('button', { name: copy.unroll })
/** @param state `rolled`, `moving` or `unrolled` */
export const expectLabel = (page: Page, state: string) =>
  expect(stageOf(page)).toHaveAttribute('data-label', state)
