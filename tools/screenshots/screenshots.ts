/** The README's three pictures, taken of the last build: `npm run screenshots`. */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { labAddress } from '../../src/audit/addresses'
import { builtFolder } from '../build/builtSite'
import { chromiumArgs, requireBrowser } from '../requirements/browser'
import { createPreviewServer } from '../preview/server'

const folder = 'docs/images'

const enter = async (page: Page) => {
  await page.locator('[name=answer][value=yes]').click()
  await page.locator('main h1').first().waitFor()
}

const screens: readonly { name: string; address: string; prepare?: (page: Page) => Promise<void> }[] = [
  { name: 'gate', address: '/' },
  { name: 'home', address: '/', prepare: enter },
  { name: 'lab', address: `${labAddress}?pasos=no.50ms.si-recordar` },
]

async function main() {
  mkdirSync(folder, { recursive: true })
  const server = createPreviewServer(builtFolder()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: [...chromiumArgs] })
  try {
    for (const { name, address, prepare } of screens) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1440, height: 900 },
        locale: 'es-BO',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      await page.goto(address)
      await prepare?.(page)
      await page.waitForLoadState('networkidle')
      const file = `${folder}/${name}.webp`
      await sharp(await page.screenshot())
        .resize({ width: 720 })
        .webp({ quality: 80 })
        .toFile(file)
      console.log(file)
      await context.close()
    }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

void main()
