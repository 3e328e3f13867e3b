import type { Page } from '@playwright/test'
import { expectSeen } from './interruptions'

/** Presses the first button whose name holds these words. */
export const pressButton = (page: Page, name: string) =>
  expectSeen(`el botón «${name}»`, page.getByRole('button', { name }).first().click())
