import { act, screen } from '@testing-library/react'
import { home } from '../../../../src/content/home'
import { renderApp } from '../../../support/renderApp'

export const openHome = async () => {
  const app = renderApp({ path: '/', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: home.title })
  return app
}

/** react-slick moves in timers. */
export const settle = () => act(() => new Promise((done) => setTimeout(done, 40)))

export const hero = () => screen.getByRole('region', { name: 'Artesanal, arte, cultura y tradiciones' })
