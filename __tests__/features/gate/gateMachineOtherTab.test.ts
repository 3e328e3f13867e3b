import { settle, gateOn, throwSecurityError } from '../../support/gate'
import { remembered, asking } from './support/chartStates'

describe('another tab, or a page out of the back-forward cache (X4)', () => {
  it('is watched by the actor whose name the lab looks for', async () => {
    const { gate } = await gateOn()
    expect(Object.keys(gate.getSnapshot().children)).toEqual(['watchStatus'])
  })

  it('opens when the other tab accepted', async () => {
    const { memory, state } = await gateOn()
    memory.change({ local: 'accepted' })
    expect(state()).toEqual(remembered)
  })

  it('asks again when the other tab forgot', async () => {
    const { memory, state } = await gateOn({ local: 'accepted' })
    memory.change({})
    expect(state()).toEqual(asking)
  })

  it('leaves a tab alone that holds its own session answer', async () => {
    const { memory, state } = await gateOn({ local: 'accepted', session: 'accepted' })
    memory.change({ session: 'accepted' })
    expect(state()).toEqual(remembered)
  })

  it.each(['local', 'session'] as const)(
    'asks again on a foreign value, and removes it: %s',
    async (place) => {
      const { memory, state } = await gateOn({ [place]: 'accepted' })
      memory.change({ [place]: 'x' })
      expect(state()).toEqual(asking)
      expect(memory.dump()).toEqual({})
    },
  )

  it('removes a foreign value that appears while asking, and goes on asking', async () => {
    const { memory, state } = await gateOn()
    memory.change({ session: 'x' })
    expect(state()).toEqual(asking)
    expect(memory.dump()).toEqual({})
  })

  it('asks again when storage can no longer be read', async () => {
    const { memory, state } = await gateOn({ local: 'accepted' })
    expect(state()).toEqual(remembered)
    memory.block()
    expect(state()).toEqual(asking)
  })

  it('lets a visitor stay whose answer could not be saved', async () => {
    const { gate, memory, state } = await gateOn({}, { writeAccepted: throwSecurityError })
    gate.send({ type: 'yes', remember: true })
    await settle()
    memory.change({})
    expect(state()).toEqual({ accepted: 'unsaved' })
  })
})
