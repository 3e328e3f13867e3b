import type { Page } from '@playwright/test'
import { labAddress } from '../../../src/audit/addresses'
import { expectAccessible } from '../support/auditPages'
import { expect, test, type Visitor } from '../support/visitor'
import { openInLab, openLab, currentState } from './support/labPage'

/** Controls smaller than 24 px (WCAG 2.5.8). */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, [role="button"], a, summary, select, label:has(input)')]
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  )

const expectUsable = (visitor: Visitor, name: string) =>
  expectAccessible(visitor, name, async (here) => {
    expect.soft(await smallTargets(visitor.page), here).toEqual([])
  })

test('the lab as it opens, with the dialog, with two tabs and with a wrong link: axe, no sideways scroll, targets of 24 px', async ({
  visitor,
}) => {
  await openLab(visitor, '?local=otro')
  for (const search of ['?', '?local=x&pasos=no', '?pasos=si.b-abrir', '?local=~mal&pasos=no.50ms']) {
    await openInLab(visitor.page, search)
    await expectUsable(visitor, `the lab at «${search}»`)
  }
})

test('with every part opened: axe, no sideways scroll, targets of 24 px', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?pasos=no.si-recordar')
  await page.getByRole('radio', { name: 'Secuencia' }).check()
  await page.getByRole('radio', { name: 'apaisado' }).check()
  await page.getByRole('checkbox', { name: 'Pintar la cobertura' }).check()
  for (const summary of await page.locator('summary').all()) await summary.click()
  await page.getByRole('button', { name: 'Primer momento' }).click()
  await expect(currentState(page)).toContainText('comprobando')
  await expectUsable(visitor, 'the lab with every part opened')
})

test('without JavaScript the page shows the picture of the chart and what the lab needs', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(labAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Laboratorio de la puerta')
  await expect(page.getByRole('img')).toBeVisible()
  expect(await page.locator('.without-script').innerText()).toMatch(
    /^Laboratorio de la puerta\s+Para control de calidad y auditoría: .* capturas del sitio .*necesita JavaScript/s,
  )
  await context.close()
})
