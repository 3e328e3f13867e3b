import { render, screen } from '@testing-library/react'
import { accessibility } from '../../../src/content/accessibility'
import { Accessibility } from '../../../src/pages/about/Accessibility'

it('says standard, scope, tests and date, what is still missing, and how to tell us', () => {
  render(<Accessibility />)
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
