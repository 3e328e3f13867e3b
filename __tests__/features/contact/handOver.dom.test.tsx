import { copyMessage, shareMessage } from '../../../src/features/contact/handOver'

const define = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

afterEach(() => {
  for (const name of ['clipboard', 'share']) Reflect.deleteProperty(navigator, name)
})

it('copies the message, and says whether the browser allowed it', async () => {
  const writeText = jest.fn(() => Promise.resolve())
  define('clipboard', { writeText })
  expect(await copyMessage('Hola')).toBe(true)
  expect(writeText.mock.calls).toEqual([['Hola']])
  define('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) })
  expect(await copyMessage('Hola')).toBe(false)
  define('clipboard', undefined)
  expect(await copyMessage('Hola')).toBe(false)
})

it('opens the share menu; one that was closed again has been opened', async () => {
  const share = jest.fn(() => Promise.resolve())
  define('share', share)
  expect(await shareMessage('Hola')).toBe(true)
  expect(share.mock.calls).toEqual([[{ text: 'Hola' }]])
  define('share', () => Promise.reject(new DOMException('', 'AbortError')))
  expect(await shareMessage('Hola')).toBe(true)
  define('share', () => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await shareMessage('Hola')).toBe(false)
})
