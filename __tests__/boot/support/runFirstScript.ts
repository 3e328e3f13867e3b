import { pageAssetsId } from '../../../src/shared/pageAssets'

export const page = document.documentElement

const assets = {
  fragment: { href: '/assets/1a2b.txt', integrity: 'sha256-facade' },
  styles: [{ href: '/assets/site.css', integrity: 'sha256-c0ffee' }],
  libraries: ['/assets/react.js'],
  scripts: ['/assets/site.js'],
  pictures: [{ srcset: '/media/9f-480.avif 480w', sizes: '100vw', media: '(max-width: 699.98px)' }],
}

/** Runs the first script of a page anew. */
export const runFirstScript = () =>
  jest.isolateModulesAsync(async () => {
    await import('../../../src/boot/firstScript')
  })

export const linked = () =>
  [...document.head.querySelectorAll('link')].map(
    (link) => link.getAttribute('href') ?? link.getAttribute('imagesrcset'),
  )

export const fetchMock = jest.fn(async (_path: string, _how: RequestInit) => ({
  ok: true,
  text: async () => '<main><h1>La página</h1><p>Dos</p><p>Tres</p></main><footer>Pie</footer>',
}))

/** Before each test: a page as built, nothing stored, no request made. */
export const startOnBuiltPage = () =>
  beforeEach(() => {
    fetchMock.mockClear()
    Object.assign(window, { fetch: fetchMock })
    document.body.innerHTML = '<div id="root"><div class="static-gate">¿Tienes más de 18 años?</div></div>'
    document.head.innerHTML = `<script type="application/json" id="${pageAssetsId}">${JSON.stringify(assets)}</script>`
    delete page.dataset.status
    delete page.dataset.answer
    localStorage.clear()
    sessionStorage.clear()
  })

/** The style sheet arrives, or fails. */
export const dispatchStyleSheetEvent = (happens: 'load' | 'error') =>
  document.head.querySelector('link[rel=stylesheet]')?.dispatchEvent(new Event(happens))
