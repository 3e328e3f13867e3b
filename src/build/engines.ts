import { firefox, webkit } from '@playwright/test'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser'
import { debianInstall, installOnDebian } from './debian'

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

interface EngineSource {
  readonly title: string
  readonly packages: readonly string[]
  readonly find: () => FoundEngine | undefined
}

const sources: Record<EngineName, EngineSource> = {
  chromium: {
    title: 'Chromium',
    packages: ['chromium'],
    find: () => found('playwright', findBrowser()),
  },
  firefox: {
    title: 'Firefox',
    packages: ['firefox-esr'],
    find: () =>
      found('playwright', firstOf([firefox.executablePath()])) ??
      found('moz-firefox', firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox'])),
  },
  webkit: {
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () =>
      found('playwright', firstOf([webkit.executablePath()])) ?? found('WebKitWebDriver', findWebKitGtk()),
  },
}

const packagesOf = (names: readonly EngineName[]) => names.flatMap((name) => sources[name].packages)

const notFound = (names: readonly EngineName[]) =>
  [
    `Faltan motores con los que recorrer el sitio: ${names.map((name) => sources[name].title).join(', ')}.`,
    `  En Debian o Ubuntu:  sudo sh -c '${debianInstall(packagesOf(names))}'`,
    `  En otro sistema:     npx playwright install --with-deps ${names.join(' ')}`,
  ].join('\n')

/** @throws Error which says in Spanish what to install. */
export const findEngine = (name: EngineName): FoundEngine => {
  const engine = sources[name].find()
  if (!engine) throw new Error(notFound([name]))
  return engine
}

/** No engine is ever left out in silence: each is found, or installed, or this throws. */
export const ensureEngines = (wanted: readonly EngineName[]) => {
  const missing = () => wanted.filter((name) => !sources[name].find())
  if (missing().length > 0) installOnDebian(packagesOf(missing()))
  if (missing().length > 0) throw new Error(notFound(missing()))
}
