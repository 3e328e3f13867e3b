import { expect, test } from '../support/visitor'
import { cachedPaths, connect, disconnect, expectCached } from './support/offlinePages'
import { expectSome } from '../../support/expectSome'

test.use({ serviceWorkers: 'allow' })

test('the film needs a connection, and is never cached', async ({ visitor }) => {
  const { page } = visitor
  const play = page.getByRole('button', { name: 'Reproducir video: así nace una botella' })
  await visitor.open('/botellas-personalizada')
  await visitor.enter({ remember: true })
  await expectCached(page, '/botellas-personalizada')
  await disconnect(visitor)
  await play.click()
  await expect(page.getByText('El video necesita internet.')).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  expect(await visitor.axe()).toEqual([])
  await connect(visitor)
  await expect(page.getByText('El video necesita internet.')).toBeHidden()
  await play.click()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0)
  expect(expectSome(await cachedPaths(page)).filter((path) => /\.(mp4|webm|vtt)$/.test(path))).toEqual([])
})
