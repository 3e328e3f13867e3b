import { expect, test } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

test('Tab goes from a question to the next, also after the choice was written into the address', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.returnTo('/botellas-personalizada')
  await page.getByRole('radio', { name: 'Una boda' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.waitForURL(/ocasion=boda/)
  await expect(page.getByRole('radio', { name: 'Acrílico' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nombres en la etiqueta')).toBeFocused()
})
