import type { Page } from '@playwright/test'
import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { gate as copy } from '../../../../src/content/legal'
import { story } from '../../../../src/content/story'
import { paths } from '../../../../src/shared/paths'
import { gateScreen } from '../gateScreen'
import { observation } from './observation'
import { showLoadingScreen } from '../showScreens'

/** What a returning visitor reads while waiting. */
export async function observeLoadingScreen(page: Page): Promise<ObservationResult[]> {
  const status = await showLoadingScreen(page)
  return [observation('loading-status', copy.loading, (await status.innerText()).trim())]
}

/** Where the focus is after SÍ, and what an unknown address shows. */
export async function observeEntry(page: Page): Promise<ObservationResult[]> {
  const screen = gateScreen(page)
  await page.goto('/no-existe')
  await screen.waitForQuestion()
  const unknown = new URL(page.url()).pathname
  await page.goto(paths.about)
  await screen.enter(true)
  const heading = page.getByRole('heading', { level: 1, name: story.heading })
  await heading
    .and(page.locator(':focus'))
    .waitFor()
    .catch(() => {})
  const focused = await page.evaluate(
    () => `${document.activeElement?.localName}: ${document.activeElement?.textContent}`,
  )
  return [
    observation('unknown-path', 'pregunta en /', `pregunta en ${unknown}`),
    observation('focus-after-yes', `h1: ${story.heading}`, focused),
  ]
}

/** Only with movement is there something to stop. */
export async function observeCarousel(page: Page): Promise<ObservationResult[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await gateScreen(page).enter()
  const button = page.locator('.home-hero').getByRole('button', { name: /rotación automática$/ })
  const before = await button.getAttribute('aria-label')
  await button.click()
  const after = await button.getAttribute('aria-label')
  const expected = 'Detener la rotación automática → Reanudar la rotación automática'
  return [observation('pause-button', expected, `${before} → ${after}`)]
}

/** spec §4: the side menu of small screens. */
export async function observeMenu(page: Page): Promise<ObservationResult[]> {
  await page.goto('/')
  await gateScreen(page).enter()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  const open = () => page.getByRole('button', { name: 'Abrir menú' }).click()
  const state = async (wanted: 'visible' | 'hidden') => {
    await menu.waitFor({ state: wanted }).catch(() => {})
    return (await menu.isVisible()) ? 'abierto' : 'cerrado'
  }
  const seen = [await state('hidden')]
  await open()
  seen.push(await state('visible'))
  await page.getByRole('button', { name: 'Cerrar menú' }).click()
  seen.push(await state('hidden'))
  await open()
  await menu.getByRole('link', { name: 'Pinturas' }).click()
  await page.waitForURL(`**${paths.paintings}`)
  const moved = [await state('hidden')]
  await open()
  await page.goBack()
  moved.push(await state('hidden'))
  return [
    observation('menu-toggles', 'cerrado, abierto, cerrado', seen.join(', ')),
    observation('menu-route-change', 'cerrado, cerrado', moved.join(', ')),
  ]
}
