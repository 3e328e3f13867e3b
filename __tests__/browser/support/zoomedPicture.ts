import type { Page } from '@playwright/test'

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

/** In px from the window's top left, `true` where all of the picture is in it. */
export const isWhole = async (page: Page) => {
  const { left, top, right, bottom, width, height } = await pictureBox(page)
  const { width: windowWidth, height: windowHeight } = page.viewportSize()!
  return (
    Math.min(width, height) > 100 && left >= 0 && top >= 0 && right <= windowWidth && bottom <= windowHeight
  )
}
