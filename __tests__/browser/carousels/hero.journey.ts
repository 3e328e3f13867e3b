import { expect, test } from '../support/visitor'
import { selectedTab, hero } from './support/homeCarousels'

test('the hero turns by itself every 4.5 s, until its button stops it', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  await page.mouse.move(5, 830)
  await expect(selectedTab(page)).toHaveText('#Artesanal')
  const start = Date.now()
  await expect(selectedTab(page)).toHaveText('#Arte', { timeout: 8000 })
  expect(Date.now() - start).toBeGreaterThan(2500)
  const turned = Date.now()
  await expect(selectedTab(page)).toHaveText('#Cultura', { timeout: 8000 })
  expect(Date.now() - turned).toBeGreaterThan(3800)
  expect(Date.now() - turned).toBeLessThan(5500)

  await hero(page).getByRole('button', { name: 'Detener la rotación automática' }).click()
  await page.waitForTimeout(5500)
  await expect(selectedTab(page)).toHaveText('#Cultura')
  await expect(hero(page).getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
})

test('the hero turns back at its end: four hashtags in a loop', async ({ visitor }) => {
  const { page } = visitor
  await visitor.open('/')
  await visitor.enter()
  for (const hashtag of ['#Arte', '#Cultura', '#Tradiciones', '#Artesanal']) {
    await hero(page).getByRole('button', { name: 'Imagen siguiente' }).click()
    await expect(selectedTab(page)).toHaveText(hashtag)
    await expect(hero(page).getByRole('tabpanel')).toHaveCount(1)
    await expect(hero(page).getByRole('tabpanel')).toContainText(hashtag)
  }
})

test('under reduced motion nothing turns by itself', async ({ visitor }) => {
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitor.open('/')
  await visitor.enter()
  await page.waitForTimeout(5500)
  await expect(selectedTab(page)).toHaveText('#Artesanal')
  await expect(hero(page).getByRole('button', { name: 'Reanudar la rotación automática' })).toBeVisible()
})
