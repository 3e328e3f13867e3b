import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createActor } from 'xstate'
import { makeStore } from '../../src/app/store'
import { startGate, type Gate } from '../../src/features/gate/createGate'
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

let gate: Gate
afterEach(() => gate.stop())

type Opening = { stored?: Stored; earlyAnswer?: string; html?: string }

/** The HTML as the build writes it, driven as `main.ts` drives it, without React. */
async function openStaticGate({ stored = {}, earlyAnswer, html = gateScreens() }: Opening = {}) {
  window.history.replaceState(null, '', '/nosotros')
  document.title = 'Sobre nosotros — Bohemia 56'
  document.body.innerHTML = `<div id="root">${html}</div>`
  delete page.dataset.status
  delete page.dataset.answer
  if (earlyAnswer) page.dataset.answer = earlyAnswer
  const memory = memoryStorage(stored)
  gate = startGate(memory)
  const onFirstAsk = jest.fn()
  const wasAsked = driveStaticGate(gate, document.body, onFirstAsk)
  await settle()
  return { memory, onFirstAsk, wasAsked, user: userEvent.setup() }
}

const yes = () => screen.getByRole('button', { name: 'SÍ' })

it('asks at /, under its own title', async () => {
  await openStaticGate()
  expect(page.dataset.status).toBe('not-accepted')
  expect(document.title).toBe('¿Tienes más de 18 años? — Bohemia 56')
  expect(window.location.pathname).toBe('/')
  expect(document.querySelector('dialog')).not.toHaveAttribute('open')
})

it('the doorway opens for SÍ, and neither for NO nor for an answer of before', async () => {
  const opened = jest.mocked(openDoorway).mockClear()
  await openStaticGate({ stored: { local: 'accepted' } })
  gate.stop()
  const { user } = await openStaticGate()
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await settle()
  expect(opened).not.toHaveBeenCalled()
  await user.click(yes())
  await settle()
  expect(opened.mock.calls).toEqual([[document.body]])
})

it('an answer given before the machine was there is not lost, and is taken once', async () => {
  const { memory } = await openStaticGate({ earlyAnswer: 'yes' })
  await settle()
  expect(memory.dump()).toEqual({ session: 'accepted' })
  expect(page.dataset.answer).toBeUndefined()
})

it('an early answer waits while the machine still reads, whatever else happens meanwhile', async () => {
  const opening = openStaticGate({ earlyAnswer: 'yes' })
  gate.send({ type: 'no' })
  expect(page.dataset.answer).toBe('yes')
  const { memory } = await opening
  expect(memory.dump()).toEqual({ session: 'accepted' })
})

it('while the machine still reads, the page that the first script shows stays in view', async () => {
  const opening = openStaticGate({ stored: { local: 'accepted' } })
  page.dataset.status = 'accepted'
  gate.send({ type: 'no' })
  expect(page.dataset.status).toBe('accepted')
  await opening
  expect(page.dataset.status).toBe('accepted')
})

it('an early answer cannot open what is open already, nor the box tick itself', async () => {
  const { memory } = await openStaticGate({ stored: { local: 'accepted' }, earlyAnswer: 'no' })
  expect(page.dataset.status).toBe('accepted')
  expect(memory.dump()).toEqual({ local: 'accepted' })
})

it('who has answered before keeps the address and the title of the page', async () => {
  await openStaticGate({ stored: { local: 'accepted' } })
  expect(window.location.pathname).toBe('/nosotros')
  expect(document.title).toBe('Sobre nosotros — Bohemia 56')
})

it('the loading screen is written beside the gate, for who has answered before', async () => {
  await openStaticGate({ stored: { local: 'accepted' } })
  expect(document.querySelector('.static-loading')).toHaveTextContent('Cargando...')
  expect(document.querySelector('.static-gate h1')).toHaveTextContent('¿Tienes más de 18 años?')
})

it('a click beside the answers answers nothing', async () => {
  const { user, memory } = await openStaticGate()
  await user.click(screen.getByRole('heading', { name: '¿Tienes más de 18 años?' }))
  document.body.insertAdjacentHTML('beforeend', '<button name="answer" value="maybe">Quizás</button>')
  await user.click(screen.getByRole('button', { name: 'Quizás' }))
  document.body.insertAdjacentHTML('beforeend', '<button value="yes">Otro</button>')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  document.body.firstChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  document.body.append('text')
  document.body.lastChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(gate.getSnapshot().matches({ 'not-accepted': 'asking' })).toBe(true)
  expect(memory.dump()).toEqual({})
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
  const { user, memory } = await openStaticGate({ html: `${html.join('')}<button>Otro</button>` })
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  await user.click(screen.getByRole('button', { name: 'no' }))
  expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
  await user.click(screen.getByRole('button', { name: 'yes' }))
  expect(memory.dump()).toEqual({ session: 'accepted' })
})

it('tells whether the visitor was asked, and calls once when it asks', async () => {
  const asked = await openStaticGate()
  await userEvent.click(screen.getByRole('button', { name: 'NO' }))
  await userEvent.click(yes())
  expect(await asked.wasAsked).toBe(true)
  expect(asked.onFirstAsk).toHaveBeenCalledTimes(1)
  gate.stop()
  const returning = await openStaticGate({ stored: { session: 'accepted' } })
  expect(await returning.wasAsked).toBe(false)
  expect(returning.onFirstAsk).not.toHaveBeenCalled()
})

it('once accepted it hears no click and takes no early answer: React does', async () => {
  const { user } = await openStaticGate({ stored: { local: 'accepted' } })
  gate.send({ type: 'forget' })
  page.dataset.answer = 'yes'
  await user.click(yes())
  gate.send({ type: 'no' })
  expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
  expect(page.dataset).toMatchObject({ status: 'accepted', answer: 'yes' })
})
