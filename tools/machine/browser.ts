import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { chosenPath } from './chosenPath'
import type { Need } from './need'
import { explain, provide } from './provide'

/** Switches of every Chromium that visits the built site: as root, without a graphics card, alone with the site. */
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
  chosenPath('BOHEMIA_CHROMIUM') ?? knownPlaces().find((place) => existsSync(place))

export const chromiumNeed: Need = {
  title: 'Chromium',
  installed: ['chromium'],
  elsewhere: 'npx playwright install chromium; si ya tienes uno: BOHEMIA_CHROMIUM=/ruta/al/navegador',
  isMet: () => Boolean(findBrowser()),
}

/** Beside Debian's Chromium alone. */
export const headlessNeed: Need = {
  title: 'chromium-headless-shell',
  installed: ['chromium-headless-shell'],
  elsewhere: 'el navegador mismo lo reemplaza',
  isOptional: true,
  isMet: () => ![undefined, debianChromium].includes(findBrowser()) || existsSync(debianHeadless),
}

/**
 * The browser, which is not installed if it is missing.
 * @throws Error in Spanish which says how to have it
 */
export const requireBrowser = (): string => {
  const browser = findBrowser()
  if (!browser) throw new Error(explain([chromiumNeed]))
  return browser
}

/**
 * The browser, installed if need be.
 * @throws Error as `requireBrowser`
 */
export const ensureBrowser = (): string => {
  provide([chromiumNeed])
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
  provide([chromiumNeed, headlessNeed])
  return requireHeadless()
}
