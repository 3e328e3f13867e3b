import { firefox, webkit } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumProgram, findBrowser } from './browser'
import type { RequiredProgram } from './requiredProgram'
import { describeMissing } from './ensureInstalled'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Playwright drives its own browsers and the system's Firefox; WebKitGTK is driven by its own WebDriver. */
export interface FoundEngine {
  readonly driver: 'playwright' | 'moz-firefox' | 'WebKitWebDriver'
  readonly path: string
}

const findFirst = (places: readonly string[]) => places.find((place) => existsSync(place))

/** WebKitGTK's MiniBrowser is in a folder named after processor and library. */
const findMiniBrowser = () => {
  const libraries = '/usr/lib'
  const machines = existsSync(libraries) ? readdirSync(libraries) : []
  return findFirst(
    machines
      .filter((name) => name.endsWith('-linux-gnu'))
      .flatMap((name) =>
        ['4.1', '4.0', '6.0'].map((version) => join(libraries, name, `webkit2gtk-${version}`, 'MiniBrowser')),
      ),
  )
}

const findWebKitGtk = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((program) => existsSync(program))
    ? findMiniBrowser()
    : undefined

const asEngine = (driver: FoundEngine['driver'], path: string | undefined): FoundEngine | undefined =>
  path ? { driver, path } : undefined

const finders: Record<EngineName, () => FoundEngine | undefined> = {
  chromium: () => asEngine('playwright', findBrowser()),
  firefox: () =>
    asEngine('playwright', findFirst([firefox.executablePath()])) ??
    asEngine('moz-firefox', findFirst(['/usr/bin/firefox-esr', '/usr/bin/firefox'])),
  webkit: () =>
    asEngine('playwright', findFirst([webkit.executablePath()])) ??
    asEngine('WebKitWebDriver', findWebKitGtk()),
}

const toProgram = (name: EngineName, title: string, packages: readonly string[]): RequiredProgram => ({
  title,
  packages,
  otherSystems: `npx playwright install --with-deps ${name}`,
  isInstalled: () => Boolean(finders[name]()),
})

export const enginePrograms: Record<EngineName, RequiredProgram> = {
  chromium: chromiumProgram,
  firefox: toProgram('firefox', 'Firefox', ['firefox-esr']),
  webkit: toProgram('webkit', 'WebKit', ['webkit2gtk-driver', 'xvfb']),
}

/** @throws Error which says in Spanish what to install. */
export const findEngine = (name: EngineName): FoundEngine => {
  const engine = finders[name]()
  if (!engine) throw new Error(describeMissing([enginePrograms[name]]))
  return engine
}
