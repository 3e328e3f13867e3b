import { firefox, webkit } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumNeed, findBrowser } from './browser'
import type { Need } from './need'
import { explain } from './provide'

export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** Playwright drives its own browsers and the system's Firefox; WebKitGTK is driven by its own WebDriver. */
export interface FoundEngine {
  readonly driver: 'playwright' | 'moz-firefox' | 'WebKitWebDriver'
  readonly path: string
}

const firstOf = (places: readonly string[]) => places.find((place) => existsSync(place))

/** WebKitGTK's small browser lies in a folder called after the machine and the library. */
const miniBrowser = () => {
  const libraries = '/usr/lib'
  const machines = existsSync(libraries) ? readdirSync(libraries) : []
  return firstOf(
    machines
      .filter((name) => name.endsWith('-linux-gnu'))
      .flatMap((name) =>
        ['4.1', '4.0', '6.0'].map((version) => join(libraries, name, `webkit2gtk-${version}`, 'MiniBrowser')),
      ),
  )
}

const findWebKitGtk = () =>
  ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((program) => existsSync(program))
    ? miniBrowser()
    : undefined

const found = (driver: FoundEngine['driver'], path: string | undefined): FoundEngine | undefined =>
  path ? { driver, path } : undefined

const finders: Record<EngineName, () => FoundEngine | undefined> = {
  chromium: () => found('playwright', findBrowser()),
  firefox: () =>
    found('playwright', firstOf([firefox.executablePath()])) ??
    found('moz-firefox', firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox'])),
  webkit: () =>
    found('playwright', firstOf([webkit.executablePath()])) ?? found('WebKitWebDriver', findWebKitGtk()),
}

const elsewhere = (name: EngineName) => `npx playwright install --with-deps ${name}`

export const engineNeeds: Record<EngineName, Need> = {
  chromium: chromiumNeed,
  firefox: {
    title: 'Firefox',
    installed: ['firefox-esr'],
    elsewhere: elsewhere('firefox'),
    isMet: () => Boolean(finders.firefox()),
  },
  webkit: {
    title: 'WebKit',
    installed: ['webkit2gtk-driver', 'xvfb'],
    elsewhere: elsewhere('webkit'),
    isMet: () => Boolean(finders.webkit()),
  },
}

/** @throws Error which says in Spanish what to install. */
export const findEngine = (name: EngineName): FoundEngine => {
  const engine = finders[name]()
  if (!engine) throw new Error(explain([engineNeeds[name]]))
  return engine
}
