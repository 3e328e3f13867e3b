import { screen, waitFor, within } from '@testing-library/react'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { renderApp } from '../../support/renderApp'
import { setToday } from '../../support/setToday'

const accepted = { local: 'accepted' }
const about = () => screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })
const textOf = (link: HTMLElement) => new URL((link as HTMLAnchorElement).href).searchParams.get('text')

afterEach(() => void jest.useRealTimers())

it('the nav bar leads to the bottles and the four pages, and marks the one in view', async () => {
  renderApp({ path: '/nosotros', stored: accepted })
  await about()
  const links = within(screen.getByRole('navigation', { name: 'Principal' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Inicio', '/'],
    ['Singanis', '/#singanis'],
    ['Sobre Nosotros', '/nosotros'],
    ['Pinturas', '/pinturas'],
    ['Botellas Personalizadas', '/botellas-personalizada'],
  ])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'page', null, null])
})

it('the empty bag opens a panel that says how to add a bottle and leads to them: there is no cart', async () => {
  const { user } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  await user.click(screen.getByRole('button', { name: 'Tu mensaje, vacío' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Tu mensaje' }))
  expect(panel.getByText(/^Tu mensaje está vacío\. Elige una botella y toca «Agregar»/)).toBeVisible()
  expect(textOf(panel.getByRole('link', { name: /^Ordena por WhatsApp/ }))).toBe(
    '¡Hola, Bohemia 56! Quisiera hacer un pedido. ¿Me dan más información?',
  )
  await user.click(panel.getByRole('link', { name: 'Elegir botellas' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Nuestro singanis' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('«Singanis» leads to the bottles of home, from any page and from home itself, each time', async () => {
  const { user } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  const link = () => within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Singanis')
  for (const from of ['another page', 'home']) {
    await user.click(link())
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Nuestro singanis' })).toHaveFocus())
    expect([from, window.location.pathname, window.location.hash]).toEqual([from, '/', '#singanis'])
  }
  expect(link()).not.toHaveAttribute('aria-current')
})

it('the side menu opens, locks the scroll, and closes by its button', async () => {
  const { user, store } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  const toggle = screen.getByRole('button', { name: 'Abrir menú' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await user.click(toggle)
  expect(store.getState().sidebar.isOpenSidebar).toBe(true)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  // jsdom's page is narrower than its window, as where a scroll bar takes room.
  expect(document.documentElement.className).toBe('is-scroll-locked is-gutter-kept')
  const menu = screen.getByRole('dialog', { name: 'Menú' })
  await user.click(within(menu).getByRole('button', { name: 'Cerrar menú' }))
  expect(store.getState().sidebar.isOpenSidebar).toBe(false)
  expect(document.documentElement.className).toBe('')
})

it('the side menu closes on every route change, and the focus goes to the new page', async () => {
  const { user, store } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }))
  const menu = screen.getByRole('dialog', { name: 'Menú' })
  await user.click(within(menu).getByRole('link', { name: 'Inicio' }))
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Singani artesanal boliviano'),
  )
  expect(store.getState().sidebar.isOpenSidebar).toBe(false)
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

it('the footer has its three links and two of our own, five profiles in new tabs, copyright and both legends', async () => {
  renderApp({ path: '/nosotros', stored: accepted })
  await about()
  const footer = within(screen.getByRole('contentinfo'))
  for (const [name, href] of [
    ['Sobre Nosotros', '/nosotros'],
    ['Nuestros Singanis', '/'],
    ['Pinturas', '/pinturas'],
    ['Dónde probar', '/nosotros#donde-probar'],
    ['Accesibilidad', '/nosotros#accesibilidad'],
  ] as const) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'Spotify']) {
    const link = footer.getByRole('link', { name: `${name} (se abre en una pestaña nueva)` })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link.getAttribute('href')).toMatch(/^https:\/\//)
  }
  expect(footer.getByText('© 2026 Bohemia 56. Todos los derechos reservados.')).toBeVisible()
  expect(footer.getByText(excessLegend)).toBeVisible()
  expect(footer.getByText(minorsLegend)).toBeVisible()
})

it.each(['2026-12-31T23:59:59-04:00', '2027-01-01T00:00:00-04:00', '2028-02-29T12:00:00-04:00'])(
  'on %s the copyright is still of the year that the owner has confirmed',
  async (now) => {
    setToday(now)
    renderApp({ path: '/nosotros', stored: accepted })
    await about()
    expect(screen.getByText(/^©/)).toHaveTextContent(/^© 2026 Bohemia 56\. Todos los derechos reservados\.$/)
  },
)

it('the round button opens a chat that asks for more information', async () => {
  renderApp({ path: '/nosotros', stored: accepted })
  await about()
  const chat = within(screen.getByRole('complementary', { name: 'Contacto directo' })).getByRole('link')
  const url = new URL((chat as HTMLAnchorElement).href)
  expect(url.origin + url.pathname).toBe('https://api.whatsapp.com/send')
  expect(url.searchParams.get('phone')).toMatch(/^\d{8,15}$/)
  expect(textOf(chat)).toBe('¡Hola, Bohemia 56! Quisiera más información, por favor.')
  expect(chat).toHaveAttribute('target', '_blank')
})

it('who has a question about their data can ask it from the privacy text', async () => {
  const { user } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  await user.click(screen.getByText('Privacidad: Qué guarda este sitio'))
  const link = screen.getByRole('link', { name: /^Pregunta por tus datos/ })
  expect(textOf(link)).toBe('¡Hola, Bohemia 56! Tengo una pregunta sobre mis datos.')
})

it('an unknown path goes home', async () => {
  renderApp({ path: '/esto/no/existe', stored: accepted })
  await screen.findByRole('heading', { level: 1, name: /^Singani artesanal boliviano/ })
  expect(window.location.pathname).toBe('/')
})

it('the skip link leads to the content', async () => {
  const { user } = renderApp({ path: '/nosotros', stored: accepted })
  await about()
  await user.tab()
  expect(document.activeElement).toHaveTextContent('Saltar al contenido')
  expect(document.activeElement).toHaveAttribute('href', '#contenido')
})
