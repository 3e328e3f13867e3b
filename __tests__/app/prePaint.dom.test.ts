import { pageAssetsId } from '../../src/shared/pageAssets'

const page = document.documentElement

const assets = {
  fragment: '/assets/1a2b.txt',
  styles: ['/assets/site.css'],
  libraries: ['/assets/react.js'],
  pictures: [{ srcset: '/media/9f-480.avif 480w', sizes: '100vw', media: '(max-width: 699.98px)' }],
}

/** Runs the first script of a page anew. */
const runPrePaint = () =>
  jest.isolateModulesAsync(async () => {
    await import('../../src/entry/prePaint')
  })
const asked = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => link.getAttribute('href') ?? link.getAttribute('imagesrcset'),
  )

beforeEach(() => {
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
    expect(asked()).toEqual(['/assets/1a2b.txt', '/assets/site.css', '/media/9f-480.avif 480w'])
  },
)

it.each([null, '', 'ACCEPTED', ' accepted'])(
  'stored %p: nothing is asked for, nothing is removed',
  async (value) => {
    if (value !== null) localStorage.setItem('status', value)
    await runPrePaint()
    expect(page.dataset.status).toBeUndefined()
    expect(asked()).toEqual([])
    expect(localStorage.getItem('status')).toBe(value)
  },
)

it('a blocked storage asks for nothing', async () => {
  const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await runPrePaint()
  expect(page.dataset.status).toBeUndefined()
  expect(asked()).toEqual([])
  getItem.mockRestore()
})

it('keeps an answer given before the machine is there, and only then', async () => {
  await runPrePaint()
  document.body.innerHTML =
    '<button name="answer" value="yes"><span>SÍ</span></button><button name="other">x</button>'
  document.querySelector<HTMLElement>('[name=other]')?.click()
  expect(page.dataset.answer).toBeUndefined()
  document.querySelector('span')?.click()
  expect(page.dataset.answer).toBe('yes')
  delete page.dataset.answer
  page.dataset.status = 'not-accepted'
  document.querySelector('span')?.click()
  expect(page.dataset.answer).toBeUndefined()
})
