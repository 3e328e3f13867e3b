import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { makeStore } from '../../src/app/store'
import { runStaticGate } from '../../src/boot/staticGate'
import { createGateMachine } from '../../src/features/gate/createGate'
import { GateContext } from '../../src/features/gate/gateContext'
import { gateMachine } from '../../src/features/gate/gateMachine'
import type { GateStorage } from '../../src/features/gate/gateStorage'
import { StaticScreens } from '../../src/features/gate/StaticScreens'
import { settle } from './gate'
import { memoryStorage, type Stored } from './memoryStorage'

/** As `tools/build/prerender` draws it, without the site beside it. */
const renderStaticScreens = () =>
  renderToStaticMarkup(
    <Provider store={makeStore()}>
      <GateContext value={createActor(gateMachine)}>
        <StaticScreens />
      </GateContext>
    </Provider>,
  )

type Opening = {
  stored?: Stored
  /** What the first script has recorded. */
  earlyAnswer?: string
  /** What the first script has found. */
  foundStatus?: string
  html?: string
  /** How many microtasks pass before the machine gets what is stored. */
  delay?: number
}

/** The machine on `memory`, which answers after `delay` microtasks. */
function createSlowGate(memory: GateStorage, delay: number, clock: SimulatedClock) {
  const readStatus = fromPromise(async () => {
    for (let count = 0; count < delay; count++) await null
    return memory.read()
  })
  return createActor(createGateMachine(memory).provide({ actors: { readStatus } }), { clock })
}

/** The HTML as the build writes it, run as `main.ts` runs it, without React; the machine still reads. */
export function startStaticGate({ stored = {}, earlyAnswer, foundStatus, html, delay = 0 }: Opening = {}) {
  window.history.replaceState(null, '', '/nosotros')
  document.title = 'Sobre nosotros — Bohemia 56'
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.getElementById('root') as HTMLElement
  root.innerHTML = html ?? renderStaticScreens()
  const { dataset } = document.documentElement
  for (const name of ['status', 'answer']) delete dataset[name]
  if (earlyAnswer) dataset.answer = earlyAnswer
  if (foundStatus) dataset.status = foundStatus
  const memory = memoryStorage(stored)
  const clock = new SimulatedClock()
  const gate = createSlowGate(memory, delay, clock)
  const onFirstAsk = jest.fn()
  const wasAsked = runStaticGate(gate, root, onFirstAsk)
  return { root, gate, clock, memory, onFirstAsk, wasAsked, user: userEvent.setup() }
}

export async function openStaticGate(opening?: Opening) {
  const opened = startStaticGate(opening)
  await settle()
  return opened
}
