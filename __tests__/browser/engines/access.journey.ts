import { violationsOn } from './support/axeIn'
import { rejection } from './support/visitor'
import { expect, test } from './support/test'

test('axe finds nothing on the gate and its dialog', async ({ guest }) => {
  await guest.open('/')
  await guest.isAsked()
  expect(await violationsOn(guest)).toEqual([])
  await guest.tab.click('button', 'NO')
  await guest.sees(() => guest.dialog(), expect.stringContaining(rejection))
  expect(await violationsOn(guest)).toEqual([])
})

for (const [path, title] of [
  ['/', /^Bohemia 56,/],
  ['/productos/singani-premium-1', 'Singani Premium'],
  ['/pinturas', 'Pinturas'],
  ['/botellas-personalizada', /./],
] as const) {
  test(`axe finds nothing on ${path}`, async ({ guest }) => {
    await guest.open(path)
    await guest.answerYes()
    await guest.isAt(title)
    // Half under the bar any target is too small.
    await guest.tab.look(() => scrollTo(0, 0))
    expect(await violationsOn(guest)).toEqual([])
  })
}

test('axe finds nothing in the open menu', async ({ guest }) => {
  await guest.open('/nosotros')
  await guest.answerYes()
  await guest.isAt('Sobre nosotros')
  await guest.tab.click('button', 'Abrir menú')
  await guest.sees(() => guest.isDialogOpen(), true)
  // It slides in: half transparent letters have another contrast.
  await guest.sees(() => guest.tab.look(() => document.getAnimations().length), 0)
  expect(await violationsOn(guest)).toEqual([])
})
