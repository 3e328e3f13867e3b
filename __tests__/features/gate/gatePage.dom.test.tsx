import { screen, waitFor, within } from '@testing-library/react'
import { brand } from '../../../src/content/constants'
import { rejection } from '../../../src/content/gateScriptTexts'
import {
  excessLegend,
  gate,
  identityNotice,
  minorsLegend,
  responsibleNotice,
} from '../../../src/content/legal'
import { memoryStorage } from '../../support/memoryStorage'
import { renderApp } from '../../support/renderApp'

const question = () => screen.findByRole('heading', { level: 1, name: gate.question })

const home = () => screen.findByRole('heading', { level: 1, name: /^Singani artesanal boliviano/ })

const yes = () => screen.getByRole('button', { name: 'SÍ' })

const no = () => screen.getByRole('button', { name: 'NO' })

it('while the answer is being read, the screen says Cargando...', async () => {
  renderApp({ storage: { ...memoryStorage(), read: () => ({ kind: 'absent' }) } })
  expect(screen.getByRole('status')).toHaveTextContent(gate.loading)
  await question()
})

it('the page says everything the specification and the law ask', async () => {
  renderApp()
  const heading = await question()
  expect(heading).toHaveFocus()
  expect(document.title).toBe(`${gate.question} — ${brand}`)
  for (const text of [gate.requirement, gate.slogan, excessLegend, minorsLegend]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  const notice = screen.getByText(responsibleNotice, { exact: false })
  expect(notice).toHaveTextContent(identityNotice)
})

it('the box is unticked and says what ticking it does on a shared device', async () => {
  renderApp()
  await question()
  const box = screen.getByRole('checkbox', { name: gate.remember })
  expect(box).not.toBeChecked()
  expect(box).toHaveAccessibleDescription(gate.rememberNotice)
})

it('SÍ without the box enters and is kept for this session only', async () => {
  const { user, storage, store } = renderApp()
  await question()
  await user.click(yes())
  expect(await home()).toBeInTheDocument()
  expect((storage as ReturnType<typeof memoryStorage>).dump()).toEqual({ session: 'accepted' })
  expect(store.getState().gate).toEqual({ status: 'accepted', isLoading: false, errorMessage: null })
})

it('SÍ with the box enters and is remembered', async () => {
  const { user, storage } = renderApp()
  await question()
  await user.click(screen.getByRole('checkbox'))
  await user.click(yes())
  expect(await home()).toHaveFocus()
  expect((storage as ReturnType<typeof memoryStorage>).dump()).toEqual({ local: 'accepted' })
})

it('NO opens a dialog that outlives the message, closes by its button, and lets nobody in', async () => {
  const { user, store } = renderApp()
  await question()
  const messages = new Set<string | null>()
  store.subscribe(() => messages.add(store.getState().gate.errorMessage))
  await user.click(no())
  const dialog = screen.getByRole('alertdialog', { name: rejection })
  expect(messages).toContain(rejection)
  await waitFor(() => expect(store.getState().gate.errorMessage).toBeNull())
  expect(dialog).toHaveAttribute('open')
  await user.click(within(dialog).getByRole('button', { name: gate.rejectionClose }))
  expect(dialog).not.toHaveAttribute('open')
  expect(store.getState().gate.status).toBe('not-accepted')
  await user.click(no())
  expect(dialog).toHaveAttribute('open')
})

it.each(['/nosotros', '/pinturas/ancestros', '/productos/singani-premium-1', '/no-existe', '/%'])(
  'before the answer, %s shows the gate at /',
  async (path) => {
    renderApp({ path })
    await question()
    expect(window.location.pathname).toBe('/')
  },
)

it('a shared link survives the gate', async () => {
  const { user } = renderApp({ path: '/nosotros' })
  await question()
  await user.click(yes())
  expect(await screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })).toHaveFocus()
  expect(window.location.pathname).toBe('/nosotros')
})

it('a shared link to an unknown address opens home', async () => {
  const { user } = renderApp({ path: '/no-existe' })
  await question()
  await user.click(yes())
  await home()
  expect(window.location.pathname).toBe('/')
})

it('a returning visitor lands on the page asked for, with no gate', async () => {
  renderApp({ path: '/nosotros', stored: { local: 'accepted' } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })).toBeInTheDocument()
  expect(document.body).toHaveFocus()
})

it('a visitor whose answer could not be saved enters, and is told', async () => {
  const refuses = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { user } = renderApp({ storage: { ...memoryStorage(), writeAccepted: refuses } })
  await question()
  await user.click(yes())
  await home()
  expect(screen.getByText(gate.unsavedNotice)).toBeVisible()
})

it('a visitor whose answer was saved is told nothing', async () => {
  renderApp({ stored: { session: 'accepted' } })
  await home()
  expect(screen.queryByText(gate.unsavedNotice)).not.toBeInTheDocument()
})

it('"Olvidar mi respuesta" removes what is stored and asks again at /', async () => {
  const { user, storage } = renderApp({
    path: '/nosotros',
    stored: { local: 'accepted', session: 'accepted' },
  })
  await screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })
  await user.click(screen.getByText(/Qué guarda este sitio/))
  await user.click(screen.getByRole('button', { name: gate.forget }))
  await question()
  expect((storage as ReturnType<typeof memoryStorage>).dump()).toEqual({})
  expect(window.location.pathname).toBe('/')
})
