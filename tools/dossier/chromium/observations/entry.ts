import { story } from '../../../../src/content/story'
import { paths } from '../../../../src/shared/paths'
import { gateScreen } from '../gateScreen'
import { observation, type Observer } from './observation'

/** Where the focus is after SÍ, and what an unknown address shows. */
export const entryObserver: Observer = {
  ids: ['unknown-path', 'focus-after-yes'],
  async observe(page, add) {
    const screen = gateScreen(page)
    await page.goto('/no-existe')
    await screen.waitForQuestion()
    add(observation('unknown-path', 'pregunta en /', `pregunta en ${new URL(page.url()).pathname}`))
    await page.goto(paths.about)
    await screen.enter(true)
    const heading = page.getByRole('heading', { level: 1, name: story.heading })
    await heading
      .and(page.locator(':focus'))
      .waitFor()
      .catch(() => {})
    const focused = await page.evaluate(
      () => `${document.activeElement?.localName}: ${document.activeElement?.textContent}`,
    )
    add(observation('focus-after-yes', `h1: ${story.heading}`, focused))
  },
}
