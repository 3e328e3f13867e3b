import { readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'
import { artists } from '../../src/content/artists'
import { homeAutoplayMs, mainOffsetPx } from '../../src/content/constants'
import { paintings } from '../../src/content/paintings'
import { nav } from '../../src/styles/breakpoints'
import { sassOptions } from '../../tools/shared/sassOptions'

const withTokens = (source: string) =>
  compileString(`@use '../content/collectionColours' as *; @use 'index' as *; ${source}`, {
    ...sassOptions,
    loadPaths: ['src/styles'],
    style: 'compressed',
  }).css

it('the cascade layers are ordered before any rule', () => {
  const { css } = compile('src/styles/main.scss', { ...sassOptions, style: 'compressed' })
  expect(css.replace(/^\uFEFF/, '')).toMatch(/^@layer reset, ?vendor, ?base, ?shared, ?features, ?pages;/)
})

it('an unknown colour or breakpoint stops the build and names what there is', () => {
  expect(() => withTokens("a { color: color('nigth-950') }")).toThrow(
    /Unknown colour "nigth-950".*night-950/s,
  )
  expect(() => withTokens("a { @include from('tablet') { b: c } }")).toThrow(/Unknown breakpoint "tablet"/)
})

it.each([
  ['$paintings', paintings],
  ['$artists', artists],
])(
  '%s in src/content/_collectionColours.scss has the colours of each, and of nothing else',
  (map, entries) => {
    const keys = withTokens(`@use 'sass:map'; a { b: map.keys(${map}) }`).match(/[\w-]{4,}/g)
    expect(keys?.sort()).toEqual(entries.map(({ id }) => id).sort())
  },
)

it('the bar is as high as the specification says the content starts', () => {
  expect(withTokens('a { top: $nav-height }')).toBe(`a{top:${mainOffsetPx}px}`)
})

it('Sass reads the same breakpoints as the components', () => {
  const rules = withTokens("@include from('nav') { a { b: c } } @include below('nav') { a { b: c } }")
  expect(rules).toBe(`@media(min-width: ${nav}px){a{b:c}}@media(max-width: ${nav - 0.02}px){a{b:c}}`)
})

it("the hero's picker fills in the time the specification gives each picture", () => {
  const styles = readFileSync('src/pages/home/HeroTabs.scss', 'utf8')
  expect(styles).toContain(`$picture-time: ${homeAutoplayMs}ms;`)
})
