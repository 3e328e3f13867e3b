import { chromium } from '@playwright/test'
import { existsSync } from 'node:fs'
import { debianInstall, installOnDebian } from './debian'

const packages = ['chromium']

export const noBrowser = [
  'No hay un Chromium con el que recorrer el sitio.',
  `  En Debian o Ubuntu:  sudo sh -c '${debianInstall(packages)}'`,
  '  En otro sistema:     npx playwright install chromium',
  '  Si ya tienes uno:    BOHEMIA_CHROMIUM=/ruta/al/navegador npm run verify',
].join('\n')

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

export const findBrowser = (): string | undefined => {
  const chosen = process.env.BOHEMIA_CHROMIUM
  if (chosen && !existsSync(chosen)) throw new Error(`BOHEMIA_CHROMIUM=${chosen} no existe.`)
  return chosen || knownPlaces().find((place) => existsSync(place))
}

/** The journeys are never skipped in silence: a browser is found, or installed, or this throws. */
export const ensureBrowser = (): string => {
  if (!findBrowser()) installOnDebian(packages)
  const browser = findBrowser()
  if (!browser) throw new Error(noBrowser)
  return browser
}

/**
 * The same Chromium without what its windows need: a visit costs it half, and it reads no profile's settings.
 * Where there is none, the browser itself does as well.
 */
export const findHeadless = (): string | undefined => {
  const browser = findBrowser()
  return browser === debianChromium && existsSync(debianHeadless) ? debianHeadless : browser
}

/** @throws Error as `ensureBrowser` */
export const ensureHeadless = (): string => {
  const browser = ensureBrowser()
  if (browser === debianChromium && !existsSync(debianHeadless)) installOnDebian(['chromium-headless-shell'])
  return findHeadless() ?? browser
}
