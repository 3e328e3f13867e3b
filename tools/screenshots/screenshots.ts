/** The README's three pictures, taken of the last build: `npm run screenshots`. */
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { labAddress } from '../../src/audit/addresses'
import { builtFolder } from '../build/builtSite'
import { withServedBrowser, withVisit, type ServedBrowser } from '../dossier/chromium/servedBrowser'
import { runCommand } from '../shared/runCommand'

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

async function takePictures(served: ServedBrowser) {
  mkdirSync(folder, { recursive: true })
  for (const { name, address, prepare } of screens) {
    const visit = async (page: Page) => {
      await page.goto(address)
      await prepare?.(page)
      await page.waitForLoadState('networkidle')
      return page.screenshot()
    }
    const picture = await withVisit(served, visit, { viewport: { width: 1440, height: 900 } })
    const file = `${folder}/${name}.webp`
    await sharp(picture).resize({ width: 720 }).webp({ quality: 80 }).toFile(file)
    console.log(file)
  }
}

void runCommand(() => withServedBrowser(builtFolder(), takePictures))
