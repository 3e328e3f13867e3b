import { gateScreen } from '../gateScreen'
import { expectSeen } from '../interruptions'
import { observation, type Observer } from './observation'

/** Only with movement is there something to stop. */
export const carouselObserver: Observer = {
  ids: ['pause-button'],
  async observe(page, add) {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await gateScreen(page).enter()
    const button = page.locator('.home-hero').getByRole('button', { name: /rotación automática$/ })
    const before = await expectSeen('el botón que detiene el carrusel', button.getAttribute('aria-label'))
    await button.click()
    const after = await button.getAttribute('aria-label')
    const expected = 'Detener la rotación automática → Reanudar la rotación automática'
    add(observation('pause-button', expected, `${before} → ${after}`))
  },
}
