import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router-dom'
import { unknownAddress } from '../../../src/content/errors'
import { UnknownAddressNotice } from '../../../src/features/layout/UnknownAddressNotice'
import { UnknownAddressContext } from '../../../src/shared/unknownAddressContext'

const show = (isAddressUnknown: boolean) =>
  render(
    <UnknownAddressContext value={isAddressUnknown}>
      <MemoryRouter>
        <UnknownAddressNotice />
        <Link to="/pinturas">Pinturas</Link>
        <Link to="/">Inicio</Link>
      </MemoryRouter>
    </UnknownAddressContext>,
  )

it('is announced where home came in place of an unknown address, until the next page and no more', async () => {
  show(true)
  expect(screen.getByRole('status')).toHaveTextContent(unknownAddress)
  for (const name of ['Pinturas', 'Inicio']) {
    await userEvent.click(screen.getByRole('link', { name }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  }
})

it('is not there for a known address', () => {
  show(false)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
