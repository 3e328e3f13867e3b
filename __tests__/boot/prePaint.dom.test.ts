import { brand } from '../../src/content/constants'
import { gate } from '../../src/content/legal'
import { pageAssetsId } from '../../src/shared/pageAssets'

const page = document.documentElement

const assets = {
  fragment: { href: '/assets/1a2b.txt', integrity: 'sha256-facade' },
  styles: [{ href: '/assets/site.css', integrity: 'sha256-c0ffee' }],
  libraries: ['/assets/react.js'],
  scripts: ['/assets/site.js'],
  pictures: [{ srcset: '/media/9f-480.avif 480w', sizes: '100vw', media: '(max-width: 699.98px)' }],
}

/** Runs the first script of a page anew. */
const runPrePaint = () =>
  jest.isolateModulesAsync(async () => {
    await import('../../src/boot/prePaint')
  })
const asked = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => link.getAttribute('href') ?? link.getAttribute('imagesrcset'),
  )

const fetched = jest.fn(async (_path: string, _how: RequestInit) => ({
  ok: true,
  text: async () => '<main><h1>La página</h1><p>Dos</p><p>Tres</p></main><footer>Pie</footer>',
}))

beforeEach(() => {
  fetched.mockClear()
  Object.assign(window, { fetch: fetched })
  document.body.innerHTML = '<div id="root"><div class="static-gate">¿Tienes más de 18 años?</div></div>'
  document.head.innerHTML = `<script type="application/json" id="${pageAssetsId}">${JSON.stringify(assets)}</script>`
  delete page.dataset.status
  delete page.dataset.answer
  localStorage.clear()
  sessionStorage.clear()
})

it.each(['localStorage', 'sessionStorage'] as const)(
  'accepted in %s: the page is asked for before the paint',
  async (place) => {
    window[place].setItem('status', 'accepted')
    await runPrePaint()
    expect(page.dataset.status).toBe('accepted')
    expect(fetched.mock.calls).toEqual([
      ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'default' }],
    ])
    expect(asked()).toEqual(['/assets/site.css'])
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked()).toEqual(['/assets/site.css', '/media/9f-480.avif 480w'])
    expect(document.querySelector('link[rel=stylesheet]')).toHaveAttribute('integrity', 'sha256-c0ffee')
  },
)

const gateTitle = `${gate.question} — ${brand}`
const writeTitles = () => {
  document.head.insertAdjacentHTML('beforeend', '<meta property="og:title" content="Pinturas — Bohemia 56">')
  document.title = gateTitle
}

it('accepted: the tab says the page’s own title at once, before the page has come', async () => {
  writeTitles()
  localStorage.setItem('status', 'accepted')
  await runPrePaint()
  expect(document.title).toBe('Pinturas — Bohemia 56')
})

it('not accepted: the tab keeps the gate’s title until the page is asked for after SÍ', async () => {
  writeTitles()
  await runPrePaint()
  expect(document.title).toBe(gateTitle)
  void window.firstScript?.showPage()
  expect(document.title).toBe('Pinturas — Bohemia 56')
})

it('a page without a title of its own keeps the one it has', async () => {
  document.title = 'Sin conexión — Bohemia 56'
  localStorage.setItem('status', 'accepted')
  await runPrePaint()
  expect(document.title).toBe('Sin conexión — Bohemia 56')
})

it.each([null, '', 'ACCEPTED', ' accepted'])(
  'stored %p: nothing is asked for, nothing is removed',
  async (value) => {
    if (value !== null) localStorage.setItem('status', value)
    await runPrePaint()
    expect(page.dataset.status).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
    expect(asked()).toEqual([])
    expect(localStorage.getItem('status')).toBe(value)
  },
)

const arrive = (happens: 'load' | 'error') =>
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(happens))

it('accepted: the page stands beside the gate once its styles apply, and is asked for once', async () => {
  localStorage.setItem('status', 'accepted')
  await runPrePaint()
  const root = document.getElementById('root')
  expect(root?.querySelector('h1')).toBeNull()
  arrive('load')
  const [shown, again] = await Promise.all([window.firstScript?.showPage(), window.firstScript?.showPage()])
  expect(shown).toBe(again)
  expect(shown).toBe(root?.querySelector('.static-page'))
  expect(root?.querySelector('.static-page h1')?.textContent).toBe('La página')
  expect(root?.querySelector('.static-gate')).not.toBeNull()
  expect(root?.ariaBusy).toBe('true')
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('what is under the first screen is laid out in tasks of their own, and all of it in the end', async () => {
  localStorage.setItem('status', 'accepted')
  const folded: number[] = []
  const layOut = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function () {
    folded.push(document.querySelectorAll('[hidden]').length)
    return new DOMRect()
  })
  await runPrePaint()
  arrive('load')
  await window.firstScript?.showPage()
  expect(folded).toEqual([1, 0])
  layOut.mockRestore()
})

it('accepted, but the styles do not arrive: nothing is shown early, React is left to say it', async () => {
  localStorage.setItem('status', 'accepted')
  await runPrePaint()
  arrive('error')
  expect(await window.firstScript?.showPage()).toBeUndefined()
  expect(document.querySelector('.static-page')).toBeNull()
})

it('the markup that failed is asked for once more, past the browser’s cache', async () => {
  localStorage.setItem('status', 'accepted')
  fetched.mockResolvedValueOnce({ ok: false, text: async () => '' })
  await runPrePaint()
  arrive('load')
  expect(await window.firstScript?.showPage()).toBe(document.querySelector('.static-page'))
  expect(fetched.mock.calls).toEqual([
    ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'default' }],
    ['/assets/1a2b.txt', { integrity: 'sha256-facade', cache: 'reload' }],
  ])
})

it('a blocked storage asks for nothing', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await runPrePaint()
  expect(page.dataset.status).toBeUndefined()
  expect(fetched).not.toHaveBeenCalled()
  getItem.mockRestore()
})

it('keeps an answer given before the machine is there, and only then', async () => {
  await runPrePaint()
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

it.each([
  ['a held Enter on the gate', { key: 'Enter', repeat: true }, '[name=answer]', true],
  ['the first press of Enter', { key: 'Enter' }, '[name=answer]', false],
  ['a held Tab', { key: 'Tab', repeat: true }, '[name=answer]', false],
  ['a held Enter in a text of the site', { key: 'Enter', repeat: true }, 'textarea', false],
] as const)('%s is refused or not', async (_what, key, place, isRefused) => {
  await runPrePaint()
  document.body.innerHTML = '<main class="gate"><button name="answer">NO</button></main><textarea></textarea>'
  const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
  document.querySelector(place)?.dispatchEvent(press)
  expect(press.defaultPrevented).toBe(isRefused)
})

describe('what is slow', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.setItem('status', 'accepted')
  })
  afterEach(() => jest.useRealTimers())

  it('is waited for ten seconds: after them React draws', async () => {
    await runPrePaint()
    const shown = window.firstScript?.showPage()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await shown).toBeUndefined()
    arrive('load')
    await jest.advanceTimersByTimeAsync(0)
    expect(document.querySelector('.static-page')).toBeNull()
  })

  it('never takes the place of a screen that was drawn meanwhile', async () => {
    await runPrePaint()
    document.querySelector('.static-gate')?.remove()
    arrive('load')
    await jest.advanceTimersByTimeAsync(0)
    expect(await window.firstScript?.showPage()).toBeUndefined()
    expect(document.querySelector('.static-page')).toBeNull()
  })

  it('holds the page back for four seconds at most where it is the first picture', async () => {
    fetched.mockResolvedValueOnce({ ok: true, text: async () => '<img fetchpriority="high" src="/a.avif">' })
    Object.assign(HTMLImageElement.prototype, { decode: () => new Promise(() => {}) })
    await runPrePaint()
    arrive('load')
    await jest.advanceTimersByTimeAsync(3999)
    const shown = window.firstScript?.showPage()
    const isThere = jest.fn()
    void shown?.then(isThere)
    expect(document.querySelector('.static-page')).not.toBeNull()
    expect(isThere).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(10)
    expect(await shown).toBe(document.querySelector('.static-page'))
  })
})
