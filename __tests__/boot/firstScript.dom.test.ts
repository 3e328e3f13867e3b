import { brand } from '../../src/content/constants'
import { gate } from '../../src/content/legal'
import { fetchMock, linked, page, runFirstScript, startOnBuiltPage } from './support/runFirstScript'

startOnBuiltPage()

it.each(['localStorage', 'sessionStorage'] as const)(
  'accepted in %s: the page is asked for before the paint',
  async (place) => {
    window[place].setItem('status', 'accepted')
    await runFirstScript()
    expect(page.dataset.status).toBe('accepted')
    expect(fetchMock.mock.calls).toEqual([
      ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'default' }],
    ])
    expect(linked()).toEqual(['/assets/site.css'])
    await new Promise((resolve) => setTimeout(resolve))
    expect(linked()).toEqual(['/assets/site.css', '/media/9f-480.avif 480w'])
    expect(document.querySelector('link[rel=stylesheet]')).toHaveAttribute('integrity', 'sha256-c0ffee')
  },
)

it('accepted: the device’s fonts are measured once the page has been asked for', async () => {
  const requests: number[] = []
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    requests.push(fetchMock.mock.calls.length)
    return null
  })
  localStorage.setItem('status', 'accepted')
  await runFirstScript()
  expect(requests).toEqual([1])
})

const gateTitle = `${gate.question} — ${brand}`

const writeTitles = () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:title" content="Pinturas — Bohemia 56">')
  document.title = gateTitle
}

it('accepted: the tab says the page’s own title at once, before the page has come', async () => {
  writeTitles()
  localStorage.setItem('status', 'accepted')
  await runFirstScript()
  expect(document.title).toBe('Pinturas — Bohemia 56')
})

it('not accepted: the tab keeps the gate’s title until the page is asked for after SÍ', async () => {
  writeTitles()
  await runFirstScript()
  expect(document.title).toBe(gateTitle)
  void window.firstScript?.showPage()
  expect(document.title).toBe('Pinturas — Bohemia 56')
})

it('a page without a title of its own keeps the one it has', async () => {
  document.title = 'Sin conexión — Bohemia 56'
  localStorage.setItem('status', 'accepted')
  await runFirstScript()
  expect(document.title).toBe('Sin conexión — Bohemia 56')
})

it.each([null, '', 'ACCEPTED', ' accepted'])(
  'stored %p: nothing is asked for, nothing is removed',
  async (value) => {
    if (value !== null) localStorage.setItem('status', value)
    await runFirstScript()
    expect(page.dataset.status).toBeUndefined()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(linked()).toEqual([])
    expect(localStorage.getItem('status')).toBe(value)
  },
)

it('a blocked storage asks for nothing', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await runFirstScript()
  expect(page.dataset.status).toBeUndefined()
  expect(fetchMock).not.toHaveBeenCalled()
  getItem.mockRestore()
})

it('keeps an answer given before the machine is there, and only then', async () => {
  await runFirstScript()
  document.body.innerHTML =
    '<button name="answer" value="yes"><span>SÍ</span></button><button name="other">x</button>'
  document.querySelector<HTMLElement>('[name=other]')?.click()
  document.body.click()
  document.documentElement.dispatchEvent(new Event('click', { bubbles: true }))
  expect(page.dataset.answer).toBeUndefined()
  document.querySelector('span')?.click()
  expect(page.dataset.answer).toBe('yes')
  delete page.dataset.answer
  page.dataset.status = 'not-accepted'
  document.querySelector('span')?.click()
  expect(page.dataset.answer).toBeUndefined()
})

it('of several answers given before the machine is there the last one counts', async () => {
  await runFirstScript()
  document.body.innerHTML =
    '<button name="answer" value="yes">SÍ</button><button name="answer" value="no">NO</button>'
  const [yes, no] = document.querySelectorAll('button')
  yes?.click()
  no?.click()
  expect(page.dataset.answer).toBe('no')
  yes?.click()
  expect(page.dataset.answer).toBe('yes')
})

it.each([
  ['a held Enter on the gate', { key: 'Enter', repeat: true }, '[name=answer]', true],
  ['the first press of Enter', { key: 'Enter' }, '[name=answer]', false],
  ['a held Tab', { key: 'Tab', repeat: true }, '[name=answer]', false],
  ['a held Enter in a text of the site', { key: 'Enter', repeat: true }, 'textarea', false],
] as const)('%s is refused or not', async (_what, key, place, isRefused) => {
  await runFirstScript()
  document.body.innerHTML = '<main class="gate"><button name="answer">NO</button></main><textarea></textarea>'
  const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  document.querySelector(place)?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(isRefused)
})
