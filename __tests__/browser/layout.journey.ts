import { expectLayout } from './support/expectLayout'
import { goTo, onePerRoute } from './support/states'
import { test } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })
test.setTimeout(180_000)

test('the gate at every width', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.isAsked()
  await expectLayout(visitor, 'the gate', { hasBar: false })
})

for (const state of expectSome(onePerRoute()))
  test(`${state.path} at every width`, async ({ visitor }) => {
    visitor.allowReplacedPictures()
    await visitor.isRemembered()
    await goTo(visitor, state)
    await expectLayout(visitor, state.path, { hasBar: true })
  })
