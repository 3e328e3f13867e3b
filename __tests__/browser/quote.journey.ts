import { longestAddress } from '../../src/shared/changeQuery'
import { longestChatLink } from '../../src/shared/whatsapp'
import { openWithChat, readSentMessage } from './support/chat'
import { quoteInLink } from './support/usedStates'
import { expect, test, type Visitor } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

const path = '/botellas-personalizada'

const bubble = (visitor: Visitor) =>
  visitor.page.getByRole('figure', { name: 'Tu mensaje, tal como se enviará' }).getByRole('blockquote')
const send = (visitor: Visitor) =>
  visitor.page
    .getByRole('region', { name: 'Pide tu cotización' })
    .getByRole('link', { name: /^Pedir cotización por WhatsApp/ })

test('with the keyboard alone: a quote is composed, seen and sent as it was seen', async ({ visitor }) => {
  const { page } = visitor
  await openWithChat(visitor, path)
  await page.getByRole('radio', { name: 'Una boda' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Acrílico' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Nombres en la etiqueta')).toBeFocused()
  await page.keyboard.type('Ana y Luis')
  await page.getByRole('radio', { name: 'Clásico' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Premium' })).toBeChecked()
  await page.getByRole('button', { name: '60x80 cm' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('¿Cuántas botellas?').focus()
  await page.keyboard.type('24')
  await page.getByLabel('Cuéntanos tu idea').focus()
  await page.keyboard.type('Con kantutas')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('y sol 🌺')
  await page.keyboard.press('Tab')
  await expect(send(visitor)).toBeFocused()

  const message =
    '¡Hola, Bohemia 56! ⭐ Quisiera cotizar 24 botellas personalizadas para una boda: cuadro de 60x80 cm, botella Premium. En la etiqueta: «Ana y Luis».\n\n🎨 Mi idea: Con kantutas\ny sol 🌺\n\n¿Me dan más información?'
  await expect.poll(() => bubble(visitor).textContent()).toBe(message)
  expect(await readSentMessage(page, () => page.keyboard.press('Enter'))).toBe(message)
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage })))).toEqual(['status'])
})

test('a link survives the gate with its choices; a reload and Back keep what was added', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.open(quoteInLink)
  await visitor.enter({ remember: true })
  await expect(bubble(visitor)).toContainText('💎 Quisiera cotizar una botella personalizada para una boda')
  await page.getByLabel('¿Para qué fecha?').fill('2027-11-02')
  await page.getByLabel('¿Cuántas botellas?').fill('6')
  await page.getByLabel('Cuéntanos tu idea').fill('Azul y oro')
  await expect(page).toHaveURL(/idea=Azul/)
  const before = await bubble(visitor).textContent()
  expect(before).toContain(
    '6 botellas personalizadas para una boda, el 2 de noviembre de 2027: cuadro de 50x60 cm',
  )

  await page.reload()
  await visitor.waitForPage()
  await expect(bubble(visitor)).toHaveText(before ?? '')
  await page.getByRole('link', { name: 'Ver Singani Premium' }).click()
  await expect(visitor.heading('Singani Premium')).toBeVisible()
  await page.goBack()
  await expect(bubble(visitor)).toHaveText(before ?? '')
})

for (const [what, words, sentence] of [
  ['a book', 'palabra '.repeat(1500), /^Tu texto tiene más de 3000 caracteres y caben 300/],
  ['300 family emoji', '👨‍👩‍👧‍👦'.repeat(300), /^Tu texto no cabe en el enlace del chat: quita algunos emojis/],
  ['three megabytes', 'x'.repeat(3e6), /^Tu texto tiene más de 3000 caracteres/],
] as const)
  test(`${what} stays in its field with the reason, and out of the address and of the chat`, async ({
    visitor,
  }) => {
    const { page } = visitor
    await openWithChat(visitor, quoteInLink)
    const field = page.getByLabel('Cuéntanos tu idea')
    await field.fill('Azul y oro')
    await expect(page).toHaveURL(/idea=Azul/)
    await field.fill(words)
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(page).not.toHaveURL(/idea=/)
    expect((await field.inputValue()).length).toBe(words.length)
    expect(page.url().length).toBeLessThanOrEqual(longestAddress)
    expect((await send(visitor).getAttribute('href'))?.length).toBeLessThanOrEqual(longestChatLink)
    expect((await page.reload())?.status()).toBe(200)
  })

test('the wall is true to scale: the drawing keeps the centimetres of the size and of the bottle', async ({
  visitor,
}) => {
  const { page } = visitor
  await openWithChat(visitor, quoteInLink)
  for (const [size, width, height] of [
    ['40x30 cm', 40, 30],
    ['60x80 cm', 60, 80],
  ] as const) {
    await page.getByRole('button', { name: size }).click()
    const wall = page.getByRole('img', { name: new RegExp(`^El boceto de tu obra, a escala.*${size}`) })
    await expect(wall, 'the address has the size, and the wall shows it').toBeVisible()
    const [work, bottle] = await wall
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect))
    expect((work?.width ?? 0) / (work?.height ?? 1)).toBeCloseTo(width / height, 2)
    // The picture of the bottle has 2 % of air above and below the glass.
    expect((work?.height ?? 0) / ((bottle?.height ?? 1) * 0.96)).toBeCloseTo(height / 29, 1)
  }
})

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('bad values are explained by their fields, nothing is sent and nothing lost', async ({
      visitor,
    }) => {
      const { page } = visitor
      await openWithChat(visitor, `${path}?ocasion=funeral&cantidad=900`)
      await page.getByLabel('Cuéntanos tu idea').fill('a'.repeat(320))
      await send(visitor).click()
      const bottles = page.getByLabel('¿Cuántas botellas?')
      await expect(bottles).toBeFocused()
      await expect(bottles).toBeInViewport()
      await expect(bottles).toHaveAccessibleDescription(/^Escribe un número entero de 1 a 500/)
      await expect(page.getByRole('group', { name: '¿Qué celebras?' })).toHaveAccessibleDescription(
        /lo demás sigue aquí/,
      )
      await expect(page.getByLabel('Cuéntanos tu idea')).toHaveValue('a'.repeat(320))
      expect(page.context().pages()).toHaveLength(1)
      expect(await visitor.axe()).toEqual([])
      expect(await visitor.hasSidewaysScroll()).toBe(false)

      await bottles.fill('90')
      await page.getByLabel('Cuéntanos tu idea').fill('Con kantutas')
      expect(await readSentMessage(page, () => send(visitor).click())).toContain('cotizar 90 botellas')
    })
  })
}
