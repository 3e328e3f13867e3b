import { preloadScripts } from '../../src/shared/pageAssets'
import type { PageAssets } from '../../src/shared/pageAssets'

const assets: PageAssets = {
  fragment: { href: '/assets/1a2b.txt', integrity: 'sha256-facade' },
  styles: [],
  libraries: ['/assets/react.js'],
  scripts: ['/assets/site.js', '/assets/collection.js', '/assets/home.js'],
  pictures: [],
}

const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=preload][as=script]')].map((link) => link.getAttribute('href'))

beforeEach(() => {
  document.head.innerHTML = ''
})

it('the page’s own scripts are preloaded, but what is requested already', () => {
  document.head.append(
    Object.assign(document.createElement('script'), { src: '/assets/site.js', type: 'text/plain' }),
  )
  preloadScripts(assets)
  expect(preloaded()).toEqual(['/assets/collection.js', '/assets/home.js'])
})

it('without a list nothing is preloaded', () => {
  preloadScripts(undefined)
  expect(preloaded()).toEqual([])
})
