import type { ViewportSize } from '@playwright/test'
import { startCarousels } from '../../support/carousels'
import type { Visitor } from '../../support/visitor'

/** Home in a window of this size, its carousels started. @returns its page */
export async function openHome(visitor: Visitor, screen: ViewportSize) {
  await visitor.page.setViewportSize(screen)
  await visitor.returnTo('/')
  await startCarousels(visitor.page)
  return visitor.page
}
