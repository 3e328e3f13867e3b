import { labAddress } from '../../../src/audit/addresses'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openInLab, openLab, currentState, stepButton } from './support/labPage'
import { expectSome } from '../../support/expectSome'

test('the links of the recorded run show every transition of the chart', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=otro')
  await section(page, 'Cobertura').getByRole('button', { name: 'Vaciar la cobertura' }).click()
  const missing = page.getByRole('list', { name: 'Lo que falta recorrer' }).getByRole('listitem')
  const left = new Set(Object.keys(recordedRun.transitions))
  for (const { link, transitions } of expectSome(recordedRun.paths)) {
    await openInLab(page, link)
    transitions.forEach((id) => left.delete(id))
    await expect(missing).toHaveCount(left.size)
  }
  expect([...left]).toEqual([])
})

test('a shared link opens the same state, and every step updates the link', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=x&session=accepted&pasos=no.50ms.si-recordar')
  await expect(currentState(page)).toContainText('aceptado · recordado')
  await stepButton(page, 'Olvidar').click()
  await expect(page).toHaveURL(/\?local=x&session=accepted&pasos=no\.50ms\.si-recordar\.olvidar$/)
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
  await page.reload()
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
})

test('a link with unknown words names them, and shows the rest', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=~roto&pasos=no.vuela&defecto=ninguno')
  const problems = page.getByRole('alert').getByRole('listitem')
  await expect(problems).toHaveCount(3)
  await expect(page.getByRole('alert')).toContainText('vuela')
  await expect(currentState(page)).toContainText('NO: la puerta pasa de')
})

test('a link that waits for hours is cut at ten minutes, with a message', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, `?pasos=${Array<string>(200).fill('60000ms').join('.')}`)
  await expect(page.getByRole('alert')).toContainText(
    'Los pasos del enlace esperan más de 10 minutos en total: se leyeron los primeros 10.',
  )
  expect(new URL(page.url()).searchParams.get('pasos')?.split('.')).toHaveLength(10)
})

test('Back returns to the scenario before a link was followed', async ({ visitor }) => {
  const { page } = visitor
  await openLab(visitor, '?local=x')
  await section(page, 'Cobertura')
    .getByRole('link', { name: /^Con local = «accepted» y sesión sin valor: olvidar la respuesta, NO/ })
    .click()
  await expect(currentState(page)).toContainText('no aceptado · rechazando')
  await page.goBack()
  await expect(currentState(page)).toContainText('no aceptado · preguntando')
  await expect(page).toHaveURL(/\?local=x$/)
})

test('the bug report is copied, with the link in it', async ({ visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page } = visitor
  await openLab(visitor, '?pasos=no')
  await page.getByRole('button', { name: 'Copiar informe' }).click()
  await expect(page.getByText('Copiado.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Con local sin valor y sesión sin valor: NO.')
  expect(report).toContain(`${labAddress}?pasos=no`)
})
