import { chromium, firefox, webkit } from '@playwright/test'
import { findEngine, type EngineName } from '../../../../tools/programs/engines'
import { playwrightLaunch } from './playwrightLaunch'
import { PlaywrightEngine } from './playwrightEngine'
import type { Engine } from './tab'
import { WebDriverEngine } from './webdriverEngine'

const types = { chromium, firefox, webkit }

const context = {
  viewport: { width: 390, height: 844 },
  locale: 'es-BO',
  timezoneId: 'America/La_Paz',
}

export const startEngine = async (name: EngineName): Promise<Engine> => {
  const { driver, path } = findEngine(name)
  if (driver === 'WebKitWebDriver') return WebDriverEngine.start(path)
  const launch = playwrightLaunch(name)
  return PlaywrightEngine.start({ name, type: types[name], installed: path, launch, context })
}
