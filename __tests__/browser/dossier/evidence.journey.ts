import { checkBackLinks, rowsForPeopleAlone } from './support/backLinks'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openDossier, requireDossier, rowOf, unfold } from './support/dossierPage'

test.beforeAll(requireDossier)

test('on the dossier’s page every row links to its evidence and back: a state, a test, a capture, an observation', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  const rows = page.locator('.matrix-row')
  expect(await rows.count()).toBeGreaterThan(40)
  expect(await checkBackLinks(rows)).toEqual({
    missing: [],
    rowsWithoutEvidence: rowsForPeopleAlone,
  })
  await unfold(rowOf(page, 'R10'))
  for (const kind of ['Estado', 'Prueba', 'Captura', 'Observación']) {
    await rowOf(page, 'R10')
      .getByRole('link', { name: new RegExp(`^${kind} \\d+\\b`) })
      .first()
      .click()
    const target = page.locator(':target')
    const back = target.getByRole('link', { name: 'R10', exact: true })
    // Enough of it to touch, without a swipe.
    await expect(back).toBeInViewport({ ratio: 0.5 })
    await back.click()
    await expect(rowOf(page, 'R10')).toBeInViewport()
  }
})

test('from a row to the state, to the lab’s chart, and back to the rows about it', async ({ visitor }) => {
  const { page } = visitor
  await openDossier(visitor)
  await unfold(rowOf(page, 'R9'))
  await rowOf(page, 'R9')
    .getByRole('link', { name: /no aceptado · rechazando$/ })
    .click()
  await page.locator(':target').getByRole('link', { name: 'Abrirlo en el diagrama' }).click()
  await expect(section(page, 'Diagrama').getByRole('status')).toContainText('rechazando')
  await page.getByRole('link', { name: 'Requisitos de este estado' }).click()
  await expect(rowOf(page, 'R9')).toBeVisible()
  await expect(section(page, 'Requisitos')).toContainText('Solo los del estado «no aceptado · rechazando».')
  await expect(rowOf(page, 'R2')).toBeHidden()
})

test('by keyboard: skip to the dossier’s rows, choose a filter, open a row’s evidence', async ({
  visitor,
}) => {
  const { page } = visitor
  await openDossier(visitor)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar a los requisitos' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const help = section(page, 'Requisitos').getByText('¿Qué es esto?')
  await expect(help).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tipo=A/)
  await rowOf(page, 'BO-259-09.I').getByRole('button').focus()
  await page.keyboard.press('Enter')
  const evidence = rowOf(page, 'BO-259-09.I').locator('summary')
  await evidence.focus()
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'BO-259-09.I')).toContainText('Se cumple. «EL CONSUMO EXCESIVO')
})

test('«Imprimir» prints once every capture is there, also those out of view', async ({ visitor }) => {
  const { page } = visitor
  await openDossier(visitor)
  const missing = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        window.print = () =>
          resolve([...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src))
      }),
  )
  await page.getByRole('button', { name: 'Imprimir' }).click()
  expect(await missing).toEqual([])
  expect(await page.locator('img').count()).toBeGreaterThan(10)
})

test('«Imprimir» prints although a capture cannot be loaded', async ({ visitor }) => {
  const { page } = visitor
  visitor.allow(/expediente.*ERR_FAILED|ERR_FAILED.*expediente/)
  await openDossier(visitor)
  const lost = await page
    .locator('img')
    .last()
    .evaluate((image: HTMLImageElement) => image.src)
  await page.route(lost, (route) => route.abort())
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
})
