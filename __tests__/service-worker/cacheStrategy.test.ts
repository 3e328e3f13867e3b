import { findFilesIn, filterCacheable, strategyFor } from '../../src/service-worker/cacheStrategy'

const origin = 'https://bohemia56.example'

const ask = (path: string, { method = 'GET', mode = 'no-cors', range = '' } = {}) =>
  strategyFor(
    {
      url: new URL(path, origin).href,
      method,
      mode: mode as RequestMode,
      headers: new Headers(range ? { Range: range } : {}),
    },
    origin,
  )
const open = (path: string) => ask(path, { mode: 'navigate' })

it.each(['/', '/nosotros', '/pinturas?artista=x#y', '/productos/singani-premium-1', '/no-existe'])(
  'the page %s comes from the network first',
  (path) => expect(open(path)).toBe('page'),
)

it.each(['/auditoria/', '/auditoria', '/auditoria/expediente', '/licencias.txt', '/nosotros.html'])(
  'the worker keeps out of %s',
  (path) => expect(open(path)).toBe('none'),
)

it('an address that only begins like the lab’s is a page like any other', () => {
  expect(open('/auditoriales')).toBe('page')
})

it.each([
  '/assets/main.42e7b9dd.js',
  '/assets/site.38f98f13.css',
  '/assets/a10b5ef0a4ae.txt',
  '/assets/imbue.1a2b.woff2',
  '/assets/awayo-strip.1a2b.svg',
  '/media/06a1424ce520-320.avif',
  '/media/06a1424ce520-320.webp',
  '/media/06a1424ce520-320.jpg',
])('what is named by its content comes from the store first: %s', (path) => expect(ask(path)).toBe('file'))

it.each([
  '/assets/film.1a2b.mp4',
  '/assets/film.1a2b.webm',
  '/assets/film.1a2b.vtt',
  '/sin-conexion.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/sitemap.xml',
  '/assets/x/y.js',
  '/otra/assets/main.42e7b9dd.js',
])('not kept: %s', (path) => expect(ask(path)).toBe('none'))

it('a request for a part of a file is left to the browser', () => {
  expect(ask('/media/06a1424ce520-320.avif', { range: 'bytes=0-99' })).toBe('none')
})

it('requests other than GET and requests to other sites are left alone', () => {
  expect(ask('/nosotros', { method: 'POST', mode: 'navigate' })).toBe('none')
  expect(ask('/assets/main.42e7b9dd.js', { method: 'HEAD' })).toBe('none')
  expect(ask('https://api.whatsapp.com/send', { mode: 'navigate' })).toBe('none')
  expect(ask('https://otro.example/assets/main.42e7b9dd.js')).toBe('none')
})

it('reads from a page’s HTML each file it cannot do without, once', () => {
  const html = `<style>@font-face{src:url(/assets/imbue.1a.woff2)}</style>
    <script type=application/json>{"fragment":"/assets/a1.txt","scripts":["/assets/site.2b.js"]}</script>
    <script defer src=/assets/main.3c.js fetchpriority=high></script><link href="/assets/site.2b.js">
    <img src=/media/06-320.avif><source src="/assets/film.4d.mp4">`
  expect(findFilesIn(html)).toEqual([
    '/assets/imbue.1a.woff2',
    '/assets/a1.txt',
    '/assets/site.2b.js',
    '/assets/main.3c.js',
  ])
  expect(findFilesIn('')).toEqual([])
})

it('of what a page has loaded, keeps the site’s own files', () => {
  expect(
    filterCacheable(
      [
        `${origin}/media/06-320.avif`,
        `${origin}/assets/film.4d.mp4`,
        `${origin}/favicon.svg`,
        'https://otro.example/media/06-320.avif',
      ],
      origin,
    ),
  ).toEqual(['/media/06-320.avif'])
})
