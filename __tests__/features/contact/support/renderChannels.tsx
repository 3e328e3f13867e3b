import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ChatLinkListener } from '../../../../src/features/contact/ChatLinkListener'
import { ChatButton } from '../../../../src/shared/ui/ButtonLink'
import { whatsappLink } from '../../../../src/shared/whatsapp'

export const message = '¡Hola! Taypi paseño & más\nsegunda línea'

type Props = { onClick?: React.MouseEventHandler; inDialog?: boolean }

/** A page with one link to the chat, its button, and a link of another kind. */
export function renderChannels({ onClick, inDialog = false }: Props = {}) {
  const chat = (
    <ChatButton href={whatsappLink(message)} look="gold" withOtherChannels {...(onClick && { onClick })}>
      Ordena
    </ChatButton>
  )
  const element = (
    <>
      {inDialog ? <dialog open>{chat}</dialog> : chat}
      <a href="#otra">Otra</a>
      <ChatLinkListener />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  render(<RouterProvider router={router} />)
  return { goTo: (path: string) => act(async () => router.navigate(path)) }
}

export const chatLink = () => screen.getByRole('link', { name: /^Ordena/ })
/** A copy of a link, as a carousel makes them, hidden or in view. */
export function copyOf(link: HTMLElement, { isHidden }: { isHidden: boolean }) {
  const slide = document.createElement('div')
  slide.setAttribute('aria-hidden', String(isHidden))
  slide.append(link.cloneNode(true))
  return slide
}

export const opener = () => screen.getAllByRole('button', { name: 'Otras formas de contacto' })[0]!
export const findDialog = () => screen.findByRole('dialog', { name: 'Otras formas de contacto' })
export const dialog = () => screen.queryByRole('dialog', { name: 'Otras formas de contacto' })
export const notice = () => screen.queryByText('¿No se abrió WhatsApp? Tu mensaje sigue aquí.')

export async function openChannels() {
  opener().focus()
  fireEvent.click(opener())
  return within(await findDialog())
}

export const pressChat = async () => {
  fireEvent.click(chatLink())
  await waitFor(() => expect(notice()).toBeVisible())
}

/** The names of the channels, in order. */
export const namesOfChannels = () =>
  within(screen.getByRole('list', { name: 'Formas de contacto' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.channel-list__name')?.textContent)

/** Gives the device what it has, for one test; `navigator` lacks `share` by itself. */
export const lendShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

export const lendClipboard = (writeText: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

export function takeBack() {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
}

/** A window as wide as a laptop's. */
export const widen = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(min-width: 900px)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  )
