import { expectLayout } from './support/expectLayout'
import { goTo, onePerRoute } from './support/states'
import { phone } from './support/usability'
import { test } from './support/visitor'
import { expectSome } from '../support/expectSome'

test.use({ reducedMotion: 'reduce' })

test('the gate at every width', async ({ visitor }) => {
  await visitor.open('/')
  await visitor.waitForQuestion()
  await expectLayout(visitor, 'the gate', { hasBar: false })
})

test('every route at every width', async ({ visitor }) => {
  await visitor.storeAcceptedAnswer()
  for (const state of expectSome(onePerRoute())) {
    await visitor.page.setViewportSize(phone)
    await goTo(visitor, state)
    await expectLayout(visitor, state.path, { hasBar: true })
  }
})
