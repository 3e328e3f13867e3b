import { screen } from '@testing-library/react'
import { setEventPrices } from '../../../support/ownerFixtures'
import { renderApp } from '../../../support/renderApp'

/**
 * The page, with the prices of ownerFixtures.ts.
 * @param search of the address, with its question mark
 */
export const openBottles = async (search = '') => {
  setEventPrices()
  const app = renderApp({ path: `/botellas-personalizada${search}`, stored: { local: 'accepted' } })
  const heading = await screen.findByRole('heading', { level: 1, name: 'Botellas personalizadas' })
  return { ...app, header: heading.closest('header')!, main: screen.getByRole('main') }
}

export const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!
