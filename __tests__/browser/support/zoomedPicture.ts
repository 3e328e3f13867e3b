import type { Page } from '@playwright/test'
import { boxOf } from './boxOf'

/** px: a picture smaller than that is not seen. */
const leastSize = 60

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Imagen ampliada' })
export const stageOf = (page: Page) => dialogOf(page).getByRole('group')
export const levelOf = (page: Page) => dialogOf(page).getByRole('status')

/** Where the picture lies in the window, in px. */
export const pictureBox = (page: Page) =>
  stageOf(page)
    .getByRole('img')
    .evaluate((picture) => {
      const { left, top, right, bottom, width, height } = picture.getBoundingClientRect()
      return { left, top, right, bottom, width, height }
    })

/** `true` where all of the picture is in the view, below and above its bars. */
export const isWhole = async (page: Page) => {
  const { left, top, right, bottom, width, height } = await pictureBox(page)
  const view = await boxOf(stageOf(page))
  return (
    Math.min(width, height) > leastSize &&
    left >= view.x - 1 &&
    top >= view.y - 1 &&
    right <= view.right + 1 &&
    bottom <= view.bottom + 1
  )
}

/** How far the enlarged picture is scrolled, in px. */
export const stageScroll = (page: Page) =>
  stageOf(page).evaluate(({ scrollLeft, scrollTop }) => ({ left: scrollLeft, top: scrollTop }))
