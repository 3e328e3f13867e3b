import { act, screen } from '@testing-library/react'
import { gate } from '../../src/content/legal'
import { GatePage } from '../../src/features/gate/GatePage'
import { settle } from '../support/gate'
import { showGateScreen } from '../support/gateScreen'
import { openStaticGate } from '../support/staticGate'

jest.mock('../../src/boot/openDoorway')

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => document.querySelector('dialog')

beforeEach(() => document.body.replaceChildren())

/** What the visitor does, what is stored in the end, and whether the dialog of NO is open. */
const cases = [
  [[], {}, false],
  [['SÍ'], { session: 'accepted' }, false],
  [['tick', 'SÍ'], { local: 'accepted' }, false],
  [['tick', 'tick', 'SÍ'], { session: 'accepted' }, false],
  [['NO'], {}, true],
  [['NO', '50 ms'], {}, true],
  [['NO', '50 ms', gate.rejectionClose], {}, false],
  [['NO', gate.rejectionClose, '50 ms'], {}, false],
  [['NO', '50 ms', gate.rejectionClose, 'NO'], {}, true],
  [['NO', '50 ms', 'Escape', 'NO'], {}, true],
  [['NO', 'question'], {}, true],
  [['NO', '50 ms', gate.rejectionClose, 'tick', 'SÍ'], { local: 'accepted' }, false],
] as const

describe.each([
  ['the gate in the HTML', () => openStaticGate()],
  ['the gate of React', () => showGateScreen(<GatePage />)],
])('%s', (_drawing, open) => {
  it.each(cases)('after %j: %j is stored, the dialog is open: %j', async (actions, stored, isDialogOpen) => {
    const { user, memory, clock } = await open()
    const perform = {
      tick: () => user.click(screen.getByRole('checkbox')),
      question: () => user.click(screen.getByRole('heading', { level: 1, name: /18 años/ })),
      SÍ: () => user.click(button('SÍ')),
      NO: () => user.click(button('NO')),
      Entendido: () => user.click(button(gate.rejectionClose)),
      // jsdom closes no dialog by Escape.
      Escape: async () => act(() => dialog()?.close()),
      '50 ms': async () => act(() => void clock.increment(50)),
    }
    for (const action of actions) await perform[action]()
    await act(settle)
    expect(memory.dump()).toEqual(stored)
    expect(dialog()?.open ?? false).toBe(isDialogOpen)
  })
})
