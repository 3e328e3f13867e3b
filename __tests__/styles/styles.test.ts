import { readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'
import { artists } from '../../src/content/artists'
import { homeAutoplayMs, mainOffsetPx, productSlides } from '../../src/content/constants'
import { paintings } from '../../src/content/paintings'

const withTokens = (source: string) =>
  compileString(`@use 'index' as *; ${source}`, { loadPaths: ['src/styles'], style: 'compressed' }).css

it('the cascade layers are ordered before any rule', () => {
  const { css } = compile('src/styles/main.scss', { style: 'compressed' })
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
])('%s in src/styles/_collection.scss has the colours of each, and of nothing else', (map, entries) => {
  const keys = withTokens(`@use 'sass:map'; a { b: map.keys(${map}) }`).match(/[\w-]{4,}/g)
  expect(keys?.sort()).toEqual(entries.map(({ id }) => id).sort())
})

it('the bar is as high as the specification says the content starts', () => {
  expect(withTokens('a { top: $nav-height }')).toBe(`a{top:${mainOffsetPx}px}`)
})

it("the slider's breakpoints are the specification's", () => {
  const widths = productSlides.map(({ fromPx, slides }) => [fromPx, slides])
  expect(widths).toEqual([
    [980, 5],
    [778, 4],
    [568, 3],
    [300, 2],
  ])
})

it("the hero's picker fills in the time the specification gives each picture", () => {
  const styles = readFileSync('src/pages/home/HeroTabs.scss', 'utf8')
  expect(styles).toContain(`$picture-time: ${homeAutoplayMs}ms;`)
})
