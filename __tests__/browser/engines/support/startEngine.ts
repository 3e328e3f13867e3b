import { chromium, firefox, webkit, type LaunchOptions } from '@playwright/test'
import { chromiumArgs, requireHeadless } from '../../../../tools/programs/browser'
import { findEngine, type EngineName } from '../../../../tools/programs/engines'
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
  const launch: LaunchOptions = {
    executablePath: name === 'chromium' ? requireHeadless() : path,
    ...(name === 'chromium' && { args: [...chromiumArgs] }),
    ...(driver === 'moz-firefox' && { channel: driver }),
  }
  return PlaywrightEngine.start({ name, type: types[name], installed: path, launch, context })
}
