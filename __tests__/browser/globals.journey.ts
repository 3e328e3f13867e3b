import { expectSome } from '../support/expectSome'
import { goTo, onePerRoute } from './support/states'
import { expect, test, type Visitor } from './support/visitor'

test.use({ reducedMotion: 'reduce' })

/** What the first script tells the others (src/boot), and webpack's list of parts. */
const atGate = ['firstScript', 'webpackChunkbohemia_56']

const afterYes = ['__reactRouterVersion', ...atGate]

const namesOn = ({ page }: Visitor) => page.evaluate(() => Object.getOwnPropertyNames(window))

test('at the gate and after SÍ the scripts leave no name on window but those listed here', async ({
  visitor,
}) => {
  // A page of the same origin without a script, in the same browser and with the same recorder.
  await visitor.open('/robots.txt')
  const ofBrowser = new Set(await namesOn(visitor))
  const added = async () => (await namesOn(visitor)).filter((name) => !ofBrowser.has(name)).sort()
  await visitor.open('/')
  await visitor.waitForQuestion()
  expect(await added(), 'at the gate').toEqual(atGate)
  await visitor.enter({ remember: true })
  expect(await added(), 'after SÍ').toEqual(afterYes)
  for (const state of expectSome(onePerRoute())) {
    await goTo(visitor, state)
    expect(await added(), state.path).toEqual(afterYes)
  }
})
