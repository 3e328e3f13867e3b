import { expect, test } from '../support/visitor'
import { selectedTab, hero } from './support/homeCarousels'

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
