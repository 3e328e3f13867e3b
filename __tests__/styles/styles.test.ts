import { readFileSync } from 'node:fs'
import { compile, compileString } from 'sass'
import { artists } from '../../src/content/artists'
import { paintings } from '../../src/content/paintings'
import { nav } from '../../src/styles/breakpoints'
import { subsets } from '../../tools/fonts/subsets'
import { fontFaces } from '../../tools/shared/drawInChromium'
import { sassOptions } from '../../tools/shared/sassOptions'
import { declarationsOf } from './support/declarationsOf'

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

const compileFonts = () => compile('src/styles/_fonts.scss', { ...sassOptions, style: 'compressed' }).css

const facesIn = (css: string) => [...css.matchAll(/@font-face ?\{[^}]*\}/g)].map(([face]) => face)

/** By family, the weights that its face declares: `400 650`. */
const declaredWeights = (css: string) =>
  Object.fromEntries(
    facesIn(css).map((face) => [
      /font-family: ?([\w ]+)/.exec(face)?.[1],
      /font-weight: ?([\d ]+)/.exec(face)?.[1],
    ]),
  )

it('Imbue and Archivo are declared with every weight that their files hold, also for what Chromium draws', () => {
  const held = Object.fromEntries(
    subsets.map(({ name, axes: { wght } }) => [
      name,
      typeof wght === 'number' ? undefined : `${wght.min} ${wght.max}`,
    ]),
  )
  const weights = { Imbue: held.imbue, Archivo: held.archivo }
  expect(declaredWeights(compileFonts())).toMatchObject(weights)
  expect(declaredWeights(fontFaces())).toMatchObject(weights)
})

it('no font keeps its texts invisible until it is there', () => {
  const displays = facesIn(compileFonts()).map((face) => /font-display: ?(\w+)/.exec(face)?.[1])
  expect(displays).toEqual(['swap', 'swap', 'swap'])
})

it('spec §9: the bar is 72 px high', () => {
  expect(declarationsOf('src/features/layout/NavBar.scss', '.nav-bar')).toContain('height:72px')
})

it('Sass reads the same breakpoints as the components', () => {
  const rules = withTokens("@include from('nav') { a { b: c } } @include below('nav') { a { b: c } }")
  expect(rules).toBe(`@media(min-width: ${nav}px){a{b:c}}@media(max-width: ${nav - 0.02}px){a{b:c}}`)
})

it('a bar of the calendar of the making reaches from its first month to the end of its last', () => {
  const calendar = 'src/pages/about/MakingCalendar.scss'
  for (const month of [1, 6, 12]) {
    expect(declarationsOf(calendar, `[data-from="${month}"]`)).toEqual([`grid-column-start:${month}`])
    expect(declarationsOf(calendar, `[data-to="${month}"]`)).toEqual([`grid-column-end:${month + 1}`])
  }
})

it("spec §9: the bar of the hero's tab fills in the 4500 ms of its picture", () => {
  const tabs = 'src/pages/home/HeroTabs.scss'
  const filling = ['running', 'paused'].map((fill) => `.hero-tabs__tab[data-fill=${fill}]::after`).join()
  expect(declarationsOf(tabs, filling)).toEqual(['animation:hero-tabs-fill 4500ms linear'])
  expect(declarationsOf(tabs, '@keyframes hero-tabs-fill{from')).toEqual(['transform:scaleX(0)'])
})

it("the visitor's answers in the lab are outlined: filled, one would look chosen", () => {
  const steps = readFileSync('src/audit/lab/panels/StepGroup.tsx', 'utf8')
  expect(steps).toContain("kind: 'outlined'")
  const style = declarationsOf('src/audit/ui/ToolButton.scss', '.tool-button--outlined')
  expect(style).toContain('border:2px solid var(--text)')
  expect(style?.filter((declaration) => declaration.startsWith('background'))).toEqual([])
})
