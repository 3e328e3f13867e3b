import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from './support/visitor'

const question = '¿Tienes más de 18 años?'
const notice = /no pudo guardar tu respuesta/

test('with storage blocked by the browser, the gate asks, SÍ enters, and a reload asks again', async ({
  launchOptions,
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'bohemia-blocked-'))
  mkdirSync(join(profile, 'Default'))
  const blockAll = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blockAll))
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: baseURL ?? '',
  } as Parameters<typeof chromium.launchPersistentContext>[1])
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))

  await page.goto('/nosotros')
  const refusal = await page.evaluate(() => {
    try {
      return typeof window.localStorage
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refusal, 'the fault took effect').toBe('SecurityError')
  await page.getByRole('heading', { name: question }).waitFor()
  await page.getByRole('button', { name: 'SÍ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pinturas', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pinturas' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
  expect(errors).toEqual([])
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

test('with both storages full, SÍ enters and says that the answer could not be kept', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/robots.txt')
  const isFull = await page.evaluate(() => {
    const fill = (storage: Storage) => {
      for (let size = 2 ** 22, key = 0; size >= 1; key++) {
        try {
          storage.setItem(`filler${key}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
      try {
        storage.setItem('status', 'accepted')
        return false
      } catch {
        return true
      }
    }
    return fill(localStorage) && fill(sessionStorage)
  })
  expect(isFull, 'the fault took effect').toBe(true)
  // The router says in the console that it cannot keep the scroll positions either.
  visitor.allow(/Failed to save scroll positions/)
  for (const remember of [true, false]) {
    await visitor.open('/')
    await visitor.enter({ remember })
    await expect(page.getByRole('heading', { level: 1, name: /^Bohemia 56,/ })).toBeAttached()
    await expect(page.getByText(notice)).toBeVisible()
  }
})
