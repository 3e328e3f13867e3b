import { violationsOn } from './support/axeIn'
import { rejection } from './support/visitor'
import { expect, test } from './support/test'

test('axe finds nothing on the gate and its dialog', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  expect(await violationsOn(visitor)).toEqual([])
  await visitor.tab.click('button', 'NO')
  await visitor.expectEventually(() => visitor.dialog(), expect.stringContaining(rejection))
  expect(await violationsOn(visitor)).toEqual([])
})

for (const [path, title] of [
  ['/', /^Singani artesanal boliviano/],
  ['/productos/singani-premium-1', 'Singani Premium'],
  ['/nosotros', 'Sobre nosotros'],
  ['/pinturas', 'Pinturas'],
  ['/botellas-personalizada', /./],
] as const) {
  test(`axe finds nothing on ${path}`, async ({ visitor }) => {
    await visitor.open(path)
    await visitor.answerYes()
    await visitor.waitForPage(title)
    // Half under the bar any target is too small.
    await visitor.tab.evaluate(() => scrollTo(0, 0))
    expect(await violationsOn(visitor)).toEqual([])
  })
}

test('axe finds nothing in the open menu', async ({ visitor }) => {
  await visitor.open('/nosotros')
  await visitor.answerYes()
  await visitor.waitForPage('Sobre nosotros')
  await visitor.tab.click('button', 'Abrir menú')
  await visitor.expectEventually(() => visitor.isDialogOpen(), true)
  // It slides in: half transparent letters have another contrast.
  await visitor.expectEventually(() => visitor.tab.evaluate(() => document.getAnimations().length), 0)
  expect(await violationsOn(visitor)).toEqual([])
})
