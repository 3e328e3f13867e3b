import type { Browser, Page } from '@playwright/test'
import { findBrowser } from '../../../tools/programs/browser'
import { section } from '../support/auditPages'
import { problemsOf } from '../support/problems'
import { expect, test, Visitor } from '../support/visitor'
import { exported, importText, logLabel } from './support/labFiles'
import { currentState, openLab, stepButton } from './support/labPage'

/** Playwright switches the back-forward cache off, and the headless build has none. */
const startKeepingBrowser = (browser: Browser) =>
  browser.browserType().launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** While the page is changing, it cannot be asked. */
const wasKept = (page: Page) =>
  page
    .evaluate(() => (window as { wasKept?: boolean }).wasKept ?? 'loaded anew')
    .catch((error: Error) => error.message)

test('a log of this browser’s own storages, a second tab and the back-forward cache replays to the same log', async ({
  browser,
  baseURL,
}) => {
  const keeping = await startKeepingBrowser(browser)
  const context = await keeping.newContext({ baseURL: baseURL ?? '', locale: 'es-BO' })
  problemsOf(context)
  const page = await context.newPage()
  await openLab(new Visitor(page))
  await section(page, 'Almacenes').getByRole('radio', { name: 'en este navegador' }).check()
  await stepButton(page, 'NO').click()
  await expect(currentState(page)).toContainText('preguntando')
  await stepButton(page, 'SÍ recordando').click()
  await expect(currentState(page)).toContainText('aceptado · recordado')

  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.clear())
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
  await other.evaluate(() => localStorage.setItem('status', 'accepted'))
  await expect(currentState(page)).toContainText('aceptado · recordado')

  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  )
  await page.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('status', 'x'))
  // Chromium tells other tabs of a change a little later; the page must find it as it returns.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('status'))).toBe('x')
  await page.evaluate(() => history.back())
  await expect.poll(() => wasKept(page), 'the page is the one that was left').toBe(true)
  await expect(currentState(page)).toContainText('no aceptado · preguntando')

  const log = (await exported(page, 'JSONL')).toString()
  expect(log.split('\n')[0]).toMatch(
    /"link":"\?pasos=no\.50ms\.si-recordar\.otra-vacia\.otra-accepted\.congelar\.otra-x\.volver","isReal":true/,
  )
  await importText(page, logLabel, log)
  await expect(section(page, 'Archivos')).toContainText('El registro se repitió igual')
  await keeping.close()
})
