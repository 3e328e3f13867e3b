import { render, screen, within } from '@testing-library/react'
import { accessibility } from '../../../src/content/accessibility'
import { Accessibility } from '../../../src/pages/about/Accessibility'

it('says how to tell us, and in its statement standard, scope, tests, date and what is still missing', () => {
  render(<Accessibility />)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
  expect(within(screen.getByRole('group')).queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Norma',
    'Alcance',
    'Pruebas',
    'Última revisión',
  ])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...accessibility.exceptions,
    ...accessibility.untried.limits,
  ])
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Avísanos por WhatsApp/ })
  expect(new URL(link.href).searchParams.get('text')).toBe(
    '¡Hola, Bohemia 56! Hay algo en su sitio que no puedo usar.',
  )
})
