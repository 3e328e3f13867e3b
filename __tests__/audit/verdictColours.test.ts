import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from 'sass'
import { filesIn } from '../../tools/build/builtSite'
import { sassOptions } from '../../tools/shared/sassOptions'

/** Colour → the selectors that have it. Green says that something was proven; red and amber, that it was not. */
const expected: Readonly<Record<string, readonly string[]>> = {
  good: [
    '.check-report--green',
    '.comparison-result--met',
    '.coverage-matrix__mark',
    '.fingerprint-check__progress',
    '.rule-checks__verdict--green',
    '.rule-row__kept',
    '.scenario-result--green',
    '.status-badge--conforme',
    '.step-verdict__result--green',
  ],
  bad: [
    '.chart-mismatch',
    '.check-report--red',
    '.comparison-result--not-met',
    '.coverage-panel__warning',
    '.defects-panel__installed',
    '.failed-checks__check',
    '.findings__open',
    '.fingerprint-check__list',
    '.import-field__failure',
    '.link-problems',
    '.pictures__unlisted',
    '.rule-checks__mark',
    '.rule-checks__verdict--red',
    '.rules-panel__defect',
    '.scenario-result--red',
    '.seed-field__value[aria-invalid=true]',
    '.status-badge--no-conforme',
    '.status-badge--sin-evidencia',
    '.step-verdict__result--red',
    '.steps-panel__failure',
    '.storage__broken',
    '.texts__difference',
    '.warning',
  ],
  waiting: ['.status-badge--desviacion', '.status-badge--juicio', '.status-badge--pendiente'],
}

const used = filesIn('src/audit')
  .filter((name) => /(^|\/)[^_][^/]*\.scss$/.test(name))
  .map((name) => join('src/audit', name))
  .filter((file) => /--(good|bad|waiting)\)/.test(readFileSync(file, 'utf8')))
  .map((file) => compile(file, { ...sassOptions, style: 'expanded' }).css)
  .join('\n')

it.each(Object.keys(expected))('what is drawn in --%s is on the list, and nothing else', (colour) => {
  const rules = [...used.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const selectors = rules
    .filter(([, , body = '']) => body.includes(`var(--${colour})`))
    .flatMap(([, selector = '']) => selector.split(',').map((one) => one.trim()))
  expect([...new Set(selectors)].sort()).toEqual(expected[colour])
})

/** Degrees on the colour wheel of `#rrggbb`: 0 red, 120 green, 240 blue. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const turn = (other: number, one: number, start: number) => start + (60 * (one - other)) / (most - least)
  if (most === red) return (turn(blue, green, 360) + 360) % 360
  return most === green ? turn(red, blue, 120) : turn(green, red, 240)
}

it('in both themes --good is a green, --bad a red and --waiting neither', () => {
  const { css } = compile('src/audit/page/page.scss', { ...sassOptions, style: 'expanded' })
  const huesOf = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].map(([, colour = '']) => hueOf(colour))
  const isRed = (hue: number) => hue >= 330 || hue <= 15
  const isGreen = (hue: number) => hue >= 90 && hue <= 190
  expect(new Set(huesOf('good').map(isGreen))).toEqual(new Set([true]))
  expect(new Set(huesOf('bad').map(isRed))).toEqual(new Set([true]))
  expect(new Set(huesOf('waiting').map((hue) => isRed(hue) || isGreen(hue)))).toEqual(new Set([false]))
})
