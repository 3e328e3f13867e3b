import type { Page } from '@playwright/test'
import type { heroSlides } from '../../../../src/content/heroSlides'
import { hero } from '../../carousels/support/homeCarousels'
import { layOutCarousels } from '../../support/carousels'

/** Presses the slide's hashtag. @returns the slide's panel, laid out */
export async function showSlide(page: Page, { hashtag, id }: (typeof heroSlides)[number]) {
  await hero(page).getByRole('tab', { name: hashtag, exact: true }).click()
  await layOutCarousels(page)
  return hero(page).locator(`.slick-active [data-id=${id}]`)
}
