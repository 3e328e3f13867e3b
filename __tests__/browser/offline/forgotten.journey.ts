import { gate } from '../../../src/content/legal'
import { expect, test } from '../support/visitor'
import { connect, disconnect, expectCached } from './support/offlinePages'

test.use({ serviceWorkers: 'allow' })

test('a cached page asks again when the answer is gone, and its copies are deleted once online', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open('/nosotros')
  await visitor.enter({ remember: true })
  await expectCached(page, '/nosotros')
  await page.evaluate(() => localStorage.clear())
  await disconnect(visitor)
  await visitor.open('/nosotros')
  await visitor.waitForQuestion()
  expect(new URL(page.url()).pathname).toBe('/')
  await connect(visitor)
  await visitor.open('/nosotros')
  await visitor.waitForQuestion()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

test('"Olvidar mi respuesta" leaves no copy, no worker and no bottle in the message', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/productos/singani-premium-1')
  await visitor.enter({ remember: true })
  await expectCached(page, '/productos/singani-premium-1')
  await page
    .getByRole('button', { name: /^Agregar y elegir más \(Singani Premium/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Tu mensaje: 1 botella' })).toBeVisible()
  await page.getByText('Qué guarda este sitio').click()
  await page.getByRole('button', { name: gate.forget }).click()
  await visitor.waitForQuestion()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  await visitor.enter({ remember: true })
  await expect(page.getByRole('button', { name: 'Tu mensaje: 1 botella' })).toHaveCount(0)
})
