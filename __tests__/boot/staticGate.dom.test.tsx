import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openDoorway } from '../../src/boot/openDoorway'
import { brand } from '../../src/content/constants'
import { gate as texts } from '../../src/content/legal'
import { openStaticGate, startStaticGate } from '../support/staticGate'
import { settle } from '../support/gate'

jest.mock('../../src/boot/openDoorway')

const page = document.documentElement

const yes = () => screen.getByRole('button', { name: 'SÍ' })

it('asks at /, under its own title', async () => {
  await openStaticGate()
  expect(page.dataset.status).toBe('not-accepted')
  expect(document.title).toBe(`${texts.question} — ${brand}`)
  expect(window.location.pathname).toBe('/')
  expect(document.querySelector('dialog')).not.toHaveAttribute('open')
})

it('the doorway opens for SÍ, and neither for NO nor for a stored answer', async () => {
  const opened = jest.mocked(openDoorway).mockClear()
  await openStaticGate({ stored: { local: 'accepted' } })
  const { user, root } = await openStaticGate()
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await settle()
  expect(opened).not.toHaveBeenCalled()
  await user.click(yes())
  await settle()
  expect(opened.mock.calls).toEqual([[root]])
})

it('an answer given before the machine was there is not lost, and is taken once', async () => {
  const { memory } = await openStaticGate({ earlyAnswer: 'yes' })
  await settle()
  expect(memory.dump()).toEqual({ session: 'accepted' })
  expect(page.dataset.answer).toBeUndefined()
})

it('an early answer waits while the machine still reads, whatever else happens meanwhile', async () => {
  const { gate, memory } = startStaticGate({ earlyAnswer: 'yes' })
  gate.send({ type: 'no' })
  expect(page.dataset.answer).toBe('yes')
  await settle()
  expect(memory.dump()).toEqual({ session: 'accepted' })
})

it.each([0, 1, 2, 5, 20])(
  'the page that the first script has shown stays in view, read as the storage is after %i microtasks',
  async (delay) => {
    const statuses: unknown[] = []
    const observer = new MutationObserver((changes) =>
      statuses.push(...changes.map(({ oldValue }) => oldValue)),
    )
    const { gate, wasAsked } = startStaticGate({
      stored: { local: 'accepted' },
      foundStatus: 'accepted',
      delay,
    })
    observer.observe(page, { attributeFilter: ['data-status'], attributeOldValue: true })
    expect(page.dataset.status).toBe('accepted')
    gate.send({ type: 'no' })
    expect(await wasAsked).toBe(false)
    statuses.push(page.dataset.status)
    expect(new Set(statuses)).toEqual(new Set(['accepted']))
    observer.disconnect()
  },
)

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
  expect(document.querySelector('.static-loading')).toHaveTextContent(texts.loading)
  expect(document.querySelector('.static-gate h1')).toHaveTextContent(texts.question)
})

it('a click beside the answers answers nothing', async () => {
  const { user, gate, memory, root } = await openStaticGate()
  await user.click(screen.getByRole('heading', { name: texts.question }))
  root.insertAdjacentHTML('beforeend', '<button name="answer" value="maybe">Quizás</button>')
  await user.click(screen.getByRole('button', { name: 'Quizás' }))
  root.insertAdjacentHTML('beforeend', '<button value="yes">Otro</button>')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  expect(gate.getSnapshot().matches({ 'not-accepted': 'asking' })).toBe(true)
  expect(memory.dump()).toEqual({})
})

it('a click elsewhere leaves the dialog open; a second NO does not open it twice', async () => {
  const { user, root } = await openStaticGate()
  const dialog = document.querySelector('dialog')
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  await user.click(screen.getByRole('button', { name: 'NO' }))
  await user.click(screen.getByRole('button', { name: 'NO' }))
  root.insertAdjacentHTML('beforeend', '<button>Otro</button>')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  expect(dialog).toHaveAttribute('open')
  expect(showModal).toHaveBeenCalledTimes(1)
})

it('a markup without box and dialog answers all the same', async () => {
  const html = ['no', 'yes'].map((value) => `<button name="answer" value="${value}">${value}</button>`)
  const { user, gate, memory } = await openStaticGate({ html: `${html.join('')}<button>Otro</button>` })
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
  const returning = await openStaticGate({ stored: { session: 'accepted' } })
  expect(await returning.wasAsked).toBe(false)
  expect(returning.onFirstAsk).not.toHaveBeenCalled()
})

it('once accepted it handles no click and no early answer: React does', async () => {
  const { user, gate } = await openStaticGate({ stored: { local: 'accepted' } })
  gate.send({ type: 'forget' })
  page.dataset.answer = 'yes'
  await user.click(yes())
  gate.send({ type: 'no' })
  expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
  expect(page.dataset).toMatchObject({ status: 'accepted', answer: 'yes' })
})
