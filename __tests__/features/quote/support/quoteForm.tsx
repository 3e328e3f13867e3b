import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { sketchWords } from '../../../../src/content/sketchWords'
import { useQuoteKey } from '../../../../src/features/quote/useQuoteKey'
import { PersonalisedQuote } from '../../../../src/pages/personalised-bottles/PersonalisedQuote'

// The quote form alone: without the rest of the app its tests take a tenth of the time.

export const page = '/botellas-personalizada'

function Page() {
  return <PersonalisedQuote key={useQuoteKey()} />
}

export const routerAt = (query: string) =>
  createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [page + query] })

/** The form with the sketch's bar, whose code comes after it. */
export const open = async (query = '') => {
  const router = routerAt(query)
  const rendered = render(<RouterProvider router={router} />)
  await screen.findByRole('complementary', { name: sketchWords.bar })
  return { router, ...rendered }
}

export const bottles = () => screen.getByLabelText<HTMLInputElement>('¿Cuántas botellas?')
export const date = () => screen.getByLabelText<HTMLInputElement>('¿Para qué fecha?')
export const idea = () => screen.getByLabelText<HTMLTextAreaElement>('Cuéntanos tu idea')
export const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
export const names = () => screen.getByLabelText<HTMLInputElement>('Nombres en la etiqueta')
export const phrase = () => screen.getByLabelText<HTMLInputElement>('Una frase')
export const group = (name: string) => screen.getByRole('group', { name })
export const message = () => screen.getByRole('blockquote').textContent
export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
/** What a browser says of a date with a day but no year yet. */
export const typeHalfADate = () => {
  Object.defineProperty(date(), 'validity', { configurable: true, value: { badInput: true } })
}
export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** @returns whether the chat opens */
export const send = () =>
  fireEvent.click(screen.getAllByRole('link', { name: /^Pedir cotización por WhatsApp/ })[0]!)
