import type { Page } from '@playwright/test'

/** Until those that time moves have ended; what scrolling moves never does. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ timeline }) => timeline !== document.timeline))
