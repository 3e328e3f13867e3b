import { gate as copy } from '../../../../src/content/legal'
import { observation, type Observer } from './observation'
import { showLoadingScreen } from '../showScreens'

/** What a returning visitor reads while waiting. */
export const loadingObserver: Observer = {
  ids: ['loading-status'],
  async observe(page, add) {
    const status = await showLoadingScreen(page)
    add(observation('loading-status', copy.loading, (await status.innerText()).trim()))
  },
}
