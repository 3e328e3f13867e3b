import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dossierAddress } from '../../../src/audit/addresses'
import { builtFiles } from '../support/builtSite'
import { section } from '../support/auditPages'
import { expect, test } from '../support/visitor'
import { openDossier, dossierFolder, requireDossier } from './support/dossierPage'

test.beforeAll(requireDossier)

test('the files that the host serves match the manifest, and a changed file is named', async ({
  visitor,
}) => {
  test.setTimeout(180_000)
  // 404.html is requested too, and its status is 404.
  visitor.allow(/404/)
  const { page } = visitor
  const script = builtFiles().find((file) => /^assets\/main\.\w+\.js$/.test(file)) ?? ''
  await openDossier(visitor)
  const check = section(page, 'Huellas')
  await check.getByRole('button', { name: 'Comprobar lo que sirve este sitio' }).click()
  await expect(check.getByRole('status')).toContainText('Coincide: los', { timeout: 80_000 })
  await page.route(`/${script}`, (route) => route.fulfill({ body: 'otro' }))
  await check.getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(check.getByRole('status')).toContainText('No coincide', { timeout: 80_000 })
  // Beside it favicon.ico, which Playwright refuses while it answers for the host.
  await expect(check.getByRole('list', { name: 'Diferencias' })).toContainText(
    `${script} no tiene la huella que dice el manifiesto.`,
  )
})

test('in a browser that cannot hash files the dossier’s page says so', async ({ visitor }) => {
  await visitor.page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await openDossier(visitor)
  const check = section(visitor.page, 'Huellas')
  await expect(check.getByRole('alert')).toContainText('calcula huellas solo por https')
  await expect(check.getByRole('button')).toHaveCount(0)
})

const refusals: readonly (readonly [name: string, file: string, body: string | null, says: RegExp])[] = [
  ['no dossier', 'manifiesto.json', null, /falta manifiesto\.json.*npm run dossier/],
  ['a page in place of JSON', 'red.json', '<!doctype html>', /red\.json no se entiende: no es JSON/],
  [
    'a file of another shape',
    'almacenamiento.json',
    '{"rows":[{"place":"luna"}]}',
    /almacenamiento\.json no es como lo escribe.*rows\.0\.place/,
  ],
]

for (const [name, file, body, says] of refusals) {
  test(`${name}: the dossier’s page shows a message`, async ({ visitor }) => {
    // An answer that nobody reads to its end counts as a failed request.
    visitor.allow(/404|manifiesto\.json/)
    await visitor.page.route(`**/expediente/${file}`, (route) =>
      body === null ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body }),
    )
    await visitor.open(dossierAddress)
    await expect(visitor.page.getByRole('alert')).toHaveText(says)
    await expect(visitor.page.getByText('la edad es declarada')).toBeVisible()
    expect(await visitor.axe()).toEqual([])
  })
}

test('a status that does not follow from the evidence is reported', async ({ visitor }) => {
  const forged = readFileSync(join(dossierFolder, 'requisitos.json'), 'utf8').replace(
    '"status": "PENDIENTE DE REVISIÓN HUMANA"',
    '"status": "CONFORME"',
  )
  await visitor.page.route('**/expediente/requisitos.json', (route) => route.fulfill({ body: forged }))
  await openDossier(visitor)
  await expect(section(visitor.page, 'Resumen').getByRole('alert')).toContainText(
    /de \S+ «CONFORME», y de la evidencia resulta «PENDIENTE DE REVISIÓN HUMANA»/,
  )
  await expect(section(visitor.page, 'Resumen').getByRole('link', { name: /^4 ?PENDIENTE/ })).toBeVisible()
})
