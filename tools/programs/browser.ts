import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { pathFromEnvironment, type RequiredProgram } from './requiredProgram'
import { describeMissing, ensureInstalled } from './ensureInstalled'

/** Switches of every Chromium that visits the built site: it may run as root, needs no graphics card, and contacts no other server. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const

const debianChromium = '/usr/bin/chromium'
const debianHeadless = '/usr/bin/chromium-headless-shell'

const knownPlaces = () => [
  chromium.executablePath(),
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** @throws Error in Spanish where BOHEMIA_CHROMIUM names no file */
export const findBrowser = (): string | undefined =>
  pathFromEnvironment('BOHEMIA_CHROMIUM') ?? knownPlaces().find((place) => existsSync(place))

export const chromiumProgram: RequiredProgram = {
  title: 'Chromium',
  packages: ['chromium'],
  otherSystems: 'npx playwright install chromium; si ya tienes uno: BOHEMIA_CHROMIUM=/ruta/al/navegador',
  isInstalled: () => Boolean(findBrowser()),
}

/** Installed only where Debian's Chromium is. */
export const headlessProgram: RequiredProgram = {
  title: 'chromium-headless-shell',
  packages: ['chromium-headless-shell'],
  otherSystems: 'el navegador mismo lo reemplaza',
  isOptional: true,
  isInstalled: () => ![undefined, debianChromium].includes(findBrowser()) || existsSync(debianHeadless),
}

/**
 * Finds the browser; installs nothing.
 * @throws Error in Spanish that says how to install it
 */
export const requireBrowser = (): string => {
  const browser = findBrowser()
  if (!browser) throw new Error(describeMissing([chromiumProgram]))
  return browser
}

/**
 * Finds the browser, or installs it.
 * @throws Error as `requireBrowser`
 */
export const ensureBrowser = (): string => {
  ensureInstalled([chromiumProgram])
  return requireBrowser()
}

/**
 * The same Chromium without what its windows need: a visit costs it half, and it reads no profile's settings.
 * Where there is none, the browser itself does as well.
 * @throws Error as `requireBrowser`
 */
export const requireHeadless = (): string => {
  const browser = requireBrowser()
  return browser === debianChromium && existsSync(debianHeadless) ? debianHeadless : browser
}

/** @throws Error as `requireBrowser` */
export const ensureHeadless = (): string => {
  ensureInstalled([chromiumProgram, headlessProgram])
  return requireHeadless()
}
