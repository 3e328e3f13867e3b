import { screen } from '@testing-library/react'
import { forwardNotice } from '../../../src/content/legal'
import { renderApp } from '../../support/renderApp'

const open = async () => {
  const app = renderApp({ path: '/pinturas/ancestros', stored: { local: 'accepted' } })
  const button = await screen.findByRole('button', { name: 'Compartir' })
  const said = () => button.parentElement?.querySelector('[role="status"]')
  return { ...app, button, said }
}

const lend = (value: object) => Object.defineProperties(navigator, Object.getOwnPropertyDescriptors(value))

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

it('the advice about minors stands beside it', async () => {
  const { button } = await open()
  expect(button.parentElement).toHaveTextContent(forwardNotice)
})

it('without a share menu the link is copied, and the page says so', async () => {
  const { user, button, said } = await open()
  await user.click(button)
  expect(await screen.findByText('Enlace copiado.')).toBe(said())
  expect(await navigator.clipboard.readText()).toBe('http://localhost/pinturas/ancestros')
})

it('the device’s own menu gets the address and the title, and the page shows no message', async () => {
  const { user, button, said } = await open()
  const asked: unknown[] = []
  lend({ share: (data: unknown) => Promise.resolve(void asked.push(data)) })
  await user.click(button)
  expect(asked).toEqual([{ url: 'http://localhost/pinturas/ancestros', title: 'Ancestros — Bohemia 56' }])
  expect(said()).toBeEmptyDOMElement()
})

it('closing that menu is no error, and nothing is copied instead', async () => {
  const { user, button, said } = await open()
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'))
  lend({ share })
  const copy = jest.spyOn(navigator.clipboard, 'writeText')
  await user.click(button)
  expect(share).toHaveBeenCalledTimes(1)
  expect(copy).not.toHaveBeenCalled()
  expect(said()).toBeEmptyDOMElement()
})

it('where nothing can be copied the address is shown', async () => {
  const { user, button } = await open()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await user.click(button)
  expect(
    await screen.findByText('No pudimos copiar el enlace. Es este: http://localhost/pinturas/ancestros'),
  ).toBeVisible()
})
