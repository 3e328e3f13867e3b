import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { dossierAddress } from '../../../src/audit/addresses'
import type { Manifest, Run } from '../../../src/audit/dossier/evidence/manifestSchemas'
import { formatFingerprinted, parseFingerprinted } from '../../../tools/dossier/verifier/fingerprintedFile'
import { fingerprint } from '../../../tools/shared/fingerprint'
import { rootOf, sealOf } from '../../../tools/dossier/seal/seal'
import { builtFiles } from '../support/builtSite'
import { section } from '../support/auditPages'
import { expect, test, type Visitor } from '../support/visitor'
import { openDossier, dossierFolder, requireDossier, statedRows } from './support/dossierPage'

test.beforeAll(requireDossier)

const check = (visitor: Visitor) => section(visitor.page, 'Huellas')

const read = (name: string) => parseFingerprinted(name, readFileSync(join(dossierFolder, name), 'utf8'))

/** The dossier as it is, sealed anew with a manifest that names these files of the site alone. */
async function nameOnly(page: Page, names: readonly string[]) {
  const whole = read('manifiesto.json') as Manifest
  const site = Object.fromEntries(Object.entries(whole.site).filter(([name]) => names.includes(name)))
  const rooted = { ...whole, site, dossier: {} }
  const raiz = rootOf(rooted)
  const manifest = formatFingerprinted({ ...rooted, raiz })
  const { inicio, fin, auditor, navegador, node, equipo } = read('ejecucion.json') as Run
  const run = { inicio, fin, auditor, navegador, node, equipo, manifiesto: fingerprint(manifest) }
  const sello = sealOf(raiz, run)
  const bodies = {
    'manifiesto.json': manifest,
    'ejecucion.json': formatFingerprinted({ ...run, sello }),
    'firma.json': JSON.stringify({ sello, firma: null, fecha: null }),
  }
  for (const [name, body] of Object.entries(bodies))
    await page.route(`**/expediente/${name}`, (route) => route.fulfill({ body }))
}

test('the files that the host serves match the manifest', async ({ visitor }) => {
  // 404.html is requested too, and its status is 404.
  visitor.allow(/404/)
  await openDossier(visitor)
  await check(visitor).getByRole('button', { name: 'Comprobar lo que sirve este sitio' }).click()
  await expect(check(visitor).getByRole('status')).toContainText('Coincide: los')
})

// Two files stand for all: a request that Playwright answers costs more than the comparison.
test('a file that the host serves changed is named, and no other', async ({ visitor }) => {
  const { page } = visitor
  const script = builtFiles().find((file) => /^assets\/main\.\w+\.js$/.test(file)) ?? ''
  await nameOnly(page, [script, 'robots.txt'])
  await openDossier(visitor)
  await check(visitor).getByRole('button', { name: 'Comprobar lo que sirve este sitio' }).click()
  await expect(check(visitor).getByRole('status')).toContainText('Coincide: los 2')
  await page.route(`/${script}`, (route) => route.fulfill({ body: 'otro' }))
  await check(visitor).getByRole('button', { name: 'Comprobar otra vez' }).click()
  await expect(check(visitor).getByRole('status')).toContainText('No coincide')
  await expect(check(visitor).getByRole('list', { name: 'Diferencias' }).getByRole('listitem')).toHaveText([
    `${script} no tiene la huella que dice el manifiesto.`,
  ])
})

test('in a browser that cannot hash files the dossier’s page says so', async ({ visitor }) => {
  await visitor.page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await openDossier(visitor)
  await expect(check(visitor).getByRole('alert')).toContainText('calcula huellas solo por https')
  await expect(check(visitor).getByRole('button')).toHaveCount(0)
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
  const pending = statedRows().filter(({ status }) => status === 'PENDIENTE DE REVISIÓN HUMANA').length
  const forged = readFileSync(join(dossierFolder, 'requisitos.json'), 'utf8').replace(
    '"status": "PENDIENTE DE REVISIÓN HUMANA"',
    '"status": "CONFORME"',
  )
  await visitor.page.route('**/expediente/requisitos.json', (route) => route.fulfill({ body: forged }))
  await openDossier(visitor)
  await expect(section(visitor.page, 'Resumen').getByRole('alert')).toContainText(
    /de \S+ «CONFORME», y de la evidencia resulta «PENDIENTE DE REVISIÓN HUMANA»/,
  )
  await expect(
    section(visitor.page, 'Resumen').getByRole('link', { name: new RegExp(`^${pending} ?PENDIENTE`) }),
  ).toBeVisible()
})
