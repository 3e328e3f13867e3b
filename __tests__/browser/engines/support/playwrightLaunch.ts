import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, requireHeadless } from '../../../../tools/programs/browser'
import { findEngine, type EngineName } from '../../../../tools/programs/engines'

/** How Playwright starts an engine that it drives. @throws Error where it drives none of that name here. */
export function playwrightLaunch(name: EngineName): LaunchOptions {
  const { driver, path } = findEngine(name)
  if (driver === 'WebKitWebDriver') throw new Error('Playwright no maneja WebKitGTK.')
  return {
    executablePath: name === 'chromium' ? requireHeadless() : path,
    ...(name === 'chromium' && { args: [...chromiumArgs] }),
    ...(driver === 'moz-firefox' && { channel: driver }),
  }
}
