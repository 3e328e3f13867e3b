import type { Page } from '@playwright/test'

export const hero = (page: Page) =>
  page.getByRole('region', { name: 'Artesanal, arte, cultura y tradiciones' })

export const slider = (page: Page) => page.getByRole('region', { name: 'Nuestro singanis' })

export const selectedTab = (page: Page) => hero(page).getByRole('tab', { selected: true })

/** The paintings on the cards in view, without clones. */
export const cardsInView = (page: Page) =>
  slider(page)
    .locator('.slick-slide:not([inert])')
    .evaluateAll((slides) =>
      slides.map((slide) => slide.querySelector('.product-card__painting')?.textContent),
    )
