import { screen } from '@testing-library/react'
import { renderApp } from '../../../support/renderApp'

export const openBottles = async () => {
  const app = renderApp({ path: '/botellas-personalizada', stored: { local: 'accepted' } })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Botellas personalizadas' })
  return { ...app, header: heading.closest('header')!, main: screen.getByRole('main') }
}

export const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!
