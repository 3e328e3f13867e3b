import type { LaunchOptions } from '@playwright/test'
import { chromiumArgs, requireHeadless } from '../../../../tools/programs/browser'
import { environmentWithFonts, type DeviceFonts } from '../../../../tools/shared/deviceFonts'

/** Chromium on a device that has these families alone. */
export const launchWithFonts = (fonts: DeviceFonts): LaunchOptions => ({
  executablePath: requireHeadless(),
  args: [...chromiumArgs],
  env: environmentWithFonts(fonts),
})
