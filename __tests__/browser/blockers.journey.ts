import type { Page } from '@playwright/test'
import { excessLegend, gate, minorsLegend } from '../../src/content/legal'
import { blockedName, hidingRules } from './support/blockedNames'
import { expect, test } from './support/visitor'

/** Before any script of the page, and where its policy has no say, as an extension's. */
const hideByName = (rules: readonly string[]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${rules.join(', ')} { display: none !important }`)
  document.adoptedStyleSheets = [sheet]
}

const block = async (page: Page) => {
  await page.addInitScript(hideByName, hidingRules)
  await page.route(
    ({ pathname }) => blockedName.test(pathname),
    (route) => route.abort('blockedbyclient'),
  )
}

/** What a site with the usual names would lose. */
const isLost = (page: Page) =>
  page.evaluate(async () => {
    const names = ['age-gate', 'site-ageVerification', 'cookie_notice']
    const hidden = names.map((name) => {
      const element = document.createElement('div')
      element.className = name
      document.body.append(element)
      const { display } = getComputedStyle(element)
      element.remove()
      return display
    })
    const file = await fetch('/assets/age-gate.js').then(
      () => 'arrived',
      () => 'blocked',
    )
    return [...hidden, file]
  })

test('with the rules of age-question blockers the gate asks, refuses and lets in', async ({ visitor }) => {
  const { page } = visitor
  await block(page)
  await visitor.open('/productos/singani-premium-3')
  await visitor.waitForQuestion()
  visitor.allow(/age-gate\.js|ERR_BLOCKED_BY_CLIENT/)
  expect(await isLost(page)).toEqual(['none', 'none', 'none', 'blocked'])

  for (const text of [gate.requirement, excessLegend, minorsLegend])
    await expect(page.locator('.gate').getByText(text)).toBeVisible()
  await page.getByRole('button', { name: 'NO', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('button', { name: gate.rejectionClose }).click()
  await visitor.enter({ remember: true })
  await expect(visitor.heading('Singani Premium')).toBeVisible()
  expect(await visitor.stored()).toEqual({ local: 'accepted', session: null })

  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: gate.forget }).click()
  await visitor.waitForQuestion()
})

test('with the same rules no element of the site disappears', async ({ visitor }) => {
  const { page } = visitor
  await block(page)
  await visitor.open('/')
  await visitor.enter({ remember: true })
  for (const path of ['/', '/pinturas', '/botellas-personalizada', '/productos/singani-clasico-1']) {
    await visitor.open(path)
    await visitor.waitForPage()
    const hidden = await page.evaluate(
      (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 80)),
      hidingRules.join(),
    )
    expect(hidden, path).toEqual([])
  }
})
