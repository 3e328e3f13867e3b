import { rejection } from '../../../src/content/gateScriptTexts'
import { gateOn } from '../../support/gate'

it('each state of the machine is reported once, in order', async () => {
  const { gate, clock, heard } = await gateOn()
  gate.send({ type: 'no' })
  clock.increment(50)
  gate.send({ type: 'yes', remember: false })
  expect(heard.map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
    ['checking', null],
    ['not-accepted', null],
    ['not-accepted', rejection],
    ['not-accepted', null],
    ['accepted', null],
  ])
})
