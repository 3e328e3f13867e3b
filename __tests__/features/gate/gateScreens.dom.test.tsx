import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../../../src/app/store'
import { subscribeToGate } from '../../../src/features/gate/createGate'
import { ForgetAnswer } from '../../../src/features/gate/ForgetAnswer'
import { GateContext, useGate } from '../../../src/features/gate/gateContext'
import { GatePage } from '../../../src/features/gate/GatePage'
import { gateChanged } from '../../../src/features/gate/gateSlice'
import { LoadingScreen } from '../../../src/features/gate/LoadingScreen'
import { NoScriptPage } from '../../../src/features/gate/NoScriptPage'
import { UnsavedNotice } from '../../../src/features/gate/UnsavedNotice'
import { gateOn, refuses, settle } from '../../support/gate'

/** One screen of the gate on the real machine and the real store, without the site around it. */
async function show(ui: ReactNode, ...on: Parameters<typeof gateOn>) {
  const opened = await gateOn(...on)
  const store = makeStore()
  subscribeToGate(opened.gate, (state) => void act(() => void store.dispatch(gateChanged(state))))
  const tree = (child: ReactNode) => (
    <Provider store={store}>
      <GateContext value={opened.gate}>{child}</GateContext>
    </Provider>
  )
  const { rerender } = render(tree(ui))
  return { ...opened, again: () => rerender(tree(ui)), user: userEvent.setup() }
}

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole('alertdialog', { hidden: true })

it('the question has the focus at once, without a jump, and not again when the page is drawn anew', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const { again } = await show(<GatePage />)
  const question = screen.getByRole('heading', { level: 1, name: '¿Tienes más de 18 años?' })
  expect(question).toHaveFocus()
  expect(question).toHaveAttribute('tabindex', '-1')
  expect(document.title).toBe('¿Tienes más de 18 años? — Bohemia 56')
  again()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

it.each([
  [false, { session: 'accepted' }],
  [true, { local: 'accepted' }],
])('SÍ with the box ticked %j goes to the machine as it was ticked', async (isTicked, kept) => {
  const { user, memory } = await show(<GatePage />)
  if (isTicked) await user.click(screen.getByRole('checkbox'))
  await user.click(button('SÍ'))
  await settle()
  expect(memory.dump()).toEqual(kept)
})

it('a box ticked and unticked again is not ticked', async () => {
  const { user, memory } = await show(<GatePage />)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await user.click(button('SÍ'))
  expect(memory.dump()).toEqual({ session: 'accepted' })
})

it('the dialog of NO is closed at first, outlives its message, closes, and opens again', async () => {
  const { user, clock, shown } = await show(<GatePage />)
  expect(dialog()).not.toHaveAttribute('open')
  for (let time = 0; time < 2; time++) {
    await user.click(button('NO'))
    expect(dialog()).toHaveAttribute('open')
    act(() => clock.increment(50))
    expect(shown()?.errorMessage).toBeNull()
    expect(dialog()).toHaveAttribute('open')
    await user.click(button('Entendido'))
    expect(dialog()).not.toHaveAttribute('open')
  }
})

it('the dialog of NO, closed before its message ends, stays closed', async () => {
  const { user, clock } = await show(<GatePage />)
  await user.click(button('NO'))
  await user.click(button('Entendido'))
  act(() => clock.increment(50))
  expect(dialog()).not.toHaveAttribute('open')
})

it('Enter held down on NO, and on the dialog’s button, is one press', async () => {
  const { user } = await show(<GatePage />)
  button('NO').focus()
  await user.keyboard('{Enter>20/}')
  expect(dialog()).toHaveAttribute('open')
  const close = button('Entendido')
  const pressed = jest.fn()
  close.addEventListener('click', pressed)
  close.focus()
  await user.keyboard('{Enter>20/}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(dialog()).not.toHaveAttribute('open')
})

it('the dialog of NO closes by Escape too, which the browser tells as a close', async () => {
  const { user, clock } = await show(<GatePage />)
  await user.click(button('NO'))
  act(() => clock.increment(50))
  act(() => (dialog() as HTMLDialogElement).close())
  await user.click(button('NO'))
  expect(dialog()).toHaveAttribute('open')
})

it('“Olvidar mi respuesta” tells the machine', async () => {
  const { user, memory, state } = await show(<ForgetAnswer />, { local: 'accepted' })
  await user.click(button('Olvidar mi respuesta'))
  expect([state(), memory.dump()]).toEqual([{ 'not-accepted': 'asking' }, {}])
})

it.each([
  [{}, ''],
  [{ writeAccepted: refuses }, /no pudo guardar tu respuesta/],
])('after SÍ the notice says whether the answer could not be kept', async (refusals, notice) => {
  const { gate } = await show(<UnsavedNotice />, {}, refusals)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  gate.send({ type: 'yes', remember: false })
  await act(settle)
  expect(screen.getByRole('status')).toHaveTextContent(notice)
  if (notice === '') expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('the wait says what the specification says', () => {
  render(<LoadingScreen />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...')
})

it('without a script there are the rule and the legends', () => {
  render(<NoScriptPage />)
  expect(screen.getByRole('heading', { name: 'Este sitio requiere edad legal' })).toBeVisible()
  expect(screen.getByText('VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD')).toBeVisible()
})

it('a screen of the gate without the gate stops with the reason', () => {
  const Lost = () => <>{useGate().id}</>
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => render(<Lost />)).toThrow('useGate must be used inside <GateContext>')
})
