import { autoplayMs, homeAutoplayMs } from '../../../../src/content/constants'
import { home } from '../../../../src/content/home'
import { personalised } from '../../../../src/content/personalised'
import { productPage } from '../../../../src/content/productPage'

interface ListedCarousel {
  /** The accessible name. */
  readonly name: string
  /** How long it shows each slide before it turns by itself; absent where only the visitor turns it. */
  readonly turnsAfterMs?: number
}

/** spec §2, §9: the carousels of each route that has any. */
export const carouselsOnRoute: Readonly<Record<string, readonly ListedCarousel[]>> = {
  '/': [{ name: home.heroLabel, turnsAfterMs: homeAutoplayMs }, { name: home.products.heading }],
  '/botellas-personalizada': [{ name: personalised.carousel.heading, turnsAfterMs: autoplayMs }],
  '/productos/:id': [{ name: productPage.more.heading }],
}
