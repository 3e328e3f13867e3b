import { act, render, screen } from '@testing-library/react'
import { brand } from '../../../src/content/constants'
import { gate, minorsLegend } from '../../../src/content/legal'
import { ForgetAnswer } from '../../../src/features/gate/ForgetAnswer'
import { useGate } from '../../../src/features/gate/gateContext'
import { GatePage } from '../../../src/features/gate/GatePage'
import { LoadingScreen } from '../../../src/features/gate/LoadingScreen'
import { NoScriptPage } from '../../../src/features/gate/NoScriptPage'
import { UnsavedNotice } from '../../../src/features/gate/UnsavedNotice'
import { throwSecurityError, settle } from '../../support/gate'
import { showGateScreen } from '../../support/gateScreen'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.getByRole('alertdialog', { hidden: true })

it('the question has the focus at once, without a jump, and not again when the page is drawn anew', async () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus')
  const { again } = await showGateScreen(<GatePage />)
  const question = screen.getByRole('heading', { level: 1, name: gate.question })
  expect(question).toHaveFocus()
  expect(question).toHaveAttribute('tabindex', '-1')
  expect(document.title).toBe(`${gate.question} — ${brand}`)
  again()
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]])
})

it('Enter held down on NO, and on the dialog’s button, is one press', async () => {
  const { user } = await showGateScreen(<GatePage />)
  button('NO').focus()
  await user.keyboard('{Enter>20/}')
  expect(dialog()).toHaveAttribute('open')
  const close = button(gate.rejectionClose)
  const pressed = jest.fn()
  close.addEventListener('click', pressed)
  close.focus()
  await user.keyboard('{Enter>20/}')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(dialog()).not.toHaveAttribute('open')
})

it('“Olvidar mi respuesta” sends the machine its event', async () => {
  const { user, memory, state } = await showGateScreen(<ForgetAnswer />, { local: 'accepted' })
  await user.click(button(gate.forget))
  expect([state(), memory.dump()]).toEqual([{ 'not-accepted': 'asking' }, {}])
})

it.each([
  [{}, ''],
  [{ writeAccepted: throwSecurityError }, gate.unsavedNotice],
])('after SÍ the notice says whether the answer could not be kept', async (refusals, notice) => {
  const { gate } = await showGateScreen(<UnsavedNotice />, {}, refusals)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  gate.send({ type: 'yes', remember: false })
  await act(settle)
  expect(screen.getByRole('status').textContent).toBe(notice)
})

it('the loading screen has the specification’s words', () => {
  render(<LoadingScreen />)
  expect(screen.getByRole('status')).toHaveTextContent(gate.loading)
})

it('without JavaScript the page shows the rule and the legends', () => {
  render(<NoScriptPage />)
  expect(screen.getByRole('heading', { name: gate.requirement })).toBeVisible()
  expect(screen.getByText(minorsLegend)).toBeVisible()
})

it('a screen of the gate without the gate stops with the reason', () => {
  const Lost = () => <>{useGate().id}</>
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(() => render(<Lost />)).toThrow('useGate must be used inside <GateContext>')
})
