import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createActor } from 'xstate'
import { makeStore } from '../../src/app/store'
import { startGate } from '../../src/features/gate/createGate'
import { GateContext } from '../../src/features/gate/gateContext'
import { gateMachine } from '../../src/features/gate/gateMachine'
import { openDoorway } from '../../src/boot/openDoorway'
import { StaticScreens } from '../../src/features/gate/StaticScreens'
import { driveStaticGate } from '../../src/boot/staticGate'
import { settle } from '../support/gate'
import { memoryStorage, type Stored } from '../support/memoryStorage'

jest.mock('../../src/boot/openDoorway')

const page = document.documentElement

/** As `tools/build/prerender` draws it, without the site beside it. */
const gateScreens = () =>
  renderToStaticMarkup(
    <Provider store={makeStore()}>
      <GateContext value={createActor(gateMachine)}>
        <StaticScreens />
      </GateContext>
    </Provider>,
  )

let leave = () => {}
afterEach(() => leave())

/** The HTML as the build writes it, driven as `main.ts` drives it, without React. */
async function openStaticGate(stored: Stored = {}, early?: string, html = gateScreens()) {
  window.history.replaceState(null, '', '/nosotros')
  document.title = 'Sobre nosotros — Bohemia 56'
  document.body.innerHTML = `<div id="root">${html}</div>`
  delete page.dataset.status
  if (early) page.dataset.answer = early
  const storage = memoryStorage(stored)
  const screens = driveStaticGate(document.body)
  const gate = startGate(storage, (state) => screens.show(state))
  const stopListening = screens.listenTo(gate)
  leave = () => {
    stopListening()
    gate.stop()
  }
  await settle()
  return { gate, storage, stopListening, user: userEvent.setup() }
}

const yes = () => screen.getByRole('button', { name: 'SÍ' })

it('asks at /, under its own title', async () => {
  await openStaticGate()
  expect(page.dataset.status).toBe('not-accepted')
  expect(document.title).toBe('¿Tienes más de 18 años? — Bohemia 56')
  expect(window.location.pathname).toBe('/')
  expect(document.querySelector('dialog')).not.toHaveAttribute('open')
})

it.each([
  [false, { session: 'accepted' }],
  [true, { local: 'accepted' }],
])('SÍ with the box ticked %s is kept where the rule says', async (isTicked, kept) => {
  const { user, storage } = await openStaticGate()
  if (isTicked) await user.click(screen.getByRole('checkbox'))
  await user.click(yes())
  await settle()
  expect(storage.dump()).toEqual(kept)
  expect(page.dataset.status).toBe('accepted')
})

it('the doorway opens for SÍ, and neither for NO nor for an answer of before', async () => {
  const opened = jest.mocked(openDoorway).mockClear()
  await openStaticGate({ local: 'accepted' })
  leave()
  const { user } = await openStaticGate()
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await settle()
  expect(opened).not.toHaveBeenCalled()
  await user.click(yes())
  await settle()
  expect(opened.mock.calls).toEqual([[document.body]])
})

it('NO opens the dialog, which outlives the message and closes by its button', async () => {
  const { user, gate, storage } = await openStaticGate()
  await user.click(screen.getByRole('button', { name: 'NO' }))
  const dialog = screen.getByRole('alertdialog')
  await waitFor(() => expect(gate.getSnapshot().matches({ 'not-accepted': 'asking' })).toBe(true))
  expect(dialog).toHaveAttribute('open')
  await user.click(within(dialog).getByRole('button', { name: 'Entendido' }))
  expect(dialog).not.toHaveAttribute('open')
  expect(storage.dump()).toEqual({})
})

it('an answer given before the machine was there is not lost, and is taken once', async () => {
  const { storage } = await openStaticGate({}, 'yes')
  await settle()
  expect(storage.dump()).toEqual({ session: 'accepted' })
  expect(page.dataset.answer).toBeUndefined()
})

it('an early answer waits while the machine still reads, whatever else happens meanwhile', async () => {
  document.body.innerHTML = `<div id="root">${gateScreens()}</div>`
  page.dataset.answer = 'yes'
  const storage = memoryStorage()
  const screens = driveStaticGate(document.body)
  const gate = startGate(storage, (state) => screens.show(state))
  leave = screens.listenTo(gate)
  gate.send({ type: 'no' })
  expect(page.dataset.answer).toBe('yes')
  await settle()
  expect(storage.dump()).toEqual({ session: 'accepted' })
})

it('an early answer cannot open what is open already, nor the box tick itself', async () => {
  const { storage } = await openStaticGate({ local: 'accepted' }, 'no')
  expect(page.dataset.status).toBe('accepted')
  expect(storage.dump()).toEqual({ local: 'accepted' })
})

it('who has answered before keeps the address and the title of the page', async () => {
  await openStaticGate({ local: 'accepted' })
  expect(window.location.pathname).toBe('/nosotros')
  expect(document.title).toBe('Sobre nosotros — Bohemia 56')
})

it('the loading screen is written beside the gate, for who has answered before', async () => {
  await openStaticGate({ local: 'accepted' })
  expect(document.querySelector('.static-loading')).toHaveTextContent('Cargando...')
  expect(document.querySelector('.static-gate h1')).toHaveTextContent('¿Tienes más de 18 años?')
})

it('a click beside the answers answers nothing', async () => {
  const { user, gate, storage } = await openStaticGate()
  await user.click(screen.getByRole('heading', { name: '¿Tienes más de 18 años?' }))
  document.body.insertAdjacentHTML('beforeend', '<button name="answer" value="maybe">Quizás</button>')
  await user.click(screen.getByRole('button', { name: 'Quizás' }))
  document.body.insertAdjacentHTML('beforeend', '<button value="yes">Otro</button>')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  document.body.firstChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.body.append('text')
  document.body.lastChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(gate.getSnapshot().matches({ 'not-accepted': 'asking' })).toBe(true)
  expect(storage.dump()).toEqual({})
})

it('a click elsewhere leaves the dialog open; a second NO does not open it twice', async () => {
  const { user } = await openStaticGate()
  const dialog = document.querySelector('dialog')
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await user.click(screen.getByRole('button', { name: 'NO' }))
  document.body.insertAdjacentHTML('beforeend', '<button>Otro</button>')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  expect(dialog).toHaveAttribute('open')
  expect(showModal).toHaveBeenCalledTimes(1)
})

it('a markup without box and dialog answers all the same', async () => {
  const html = ['no', 'yes'].map((value) => `<button name="answer" value="${value}">${value}</button>`)
  const { user, gate, storage } = await openStaticGate({}, undefined, `${html.join('')}<button>Otro</button>`)
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  await user.click(screen.getByRole('button', { name: 'no' }))
  expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
  await user.click(screen.getByRole('button', { name: 'yes' }))
  expect(storage.dump()).toEqual({ session: 'accepted' })
})

it('is silent once React listens', async () => {
  const { user, gate, stopListening } = await openStaticGate()
  stopListening()
  await user.click(yes())
  page.dataset.answer = 'yes'
  gate.send({ type: 'no' })
  expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
  expect(page.dataset.answer).toBe('yes')
})
