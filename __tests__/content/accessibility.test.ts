import { createHash } from 'node:crypto'
import { accessibility } from '../../src/content/accessibility'
import { engines, standard, untried, type EngineId } from '../../src/content/accessibilityTests'
import { expectSome } from '../support/expectSome'
import type { EngineName } from '../../tools/programs/engines'
import { limits, type Ability } from '../browser/engines/support/limits'
import { axeTags } from '../browser/support/axe'

// The statement says what src/content/accessibilityTests.ts has, and the journeys run by the same values: axe's tags, the
// narrowest window, Playwright's projects. Here is what ties the rest of its words to the tests.

/** Abilities whose lack leaves nothing untried that a person notices. */
const ofNobody: readonly Ability[] = [
  '@two-tabs',
  '@storage-refused',
  '@no-script',
  '@print',
  '@console',
  '@exported-tests',
]

const said = JSON.stringify(accessibility)

it('names the standard by which axe judges, and no later one', () => {
  expect(said).toContain(`WCAG ${standard.version}, nivel ${standard.level}`)
  expect(axeTags).toEqual(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
})

it('names the engines that have tests', () => {
  const names: Record<EngineName, string> = engines
  expect(Object.keys(limits)).toEqual(Object.keys(names))
  for (const name of expectSome(Object.values(names))) expect(said).toContain(name)
})

it.each(Object.keys(engines) as EngineId[])('says what is not tried in %s', (engine) => {
  const left = Object.keys(limits[engine]).filter((tag) => !ofNobody.includes(tag as Ability))
  const told = Object.entries(untried).filter(([, { engines }]) =>
    (engines as readonly EngineId[]).includes(engine),
  )
  expect(told.map(([tag]) => tag).sort()).toEqual(left.sort())
  const sentences = accessibility.untried.limits.filter((sentence) =>
    sentence.startsWith(`En ${engines[engine]}: `),
  )
  expect(sentences.map((sentence) => told.every(([, { what }]) => sentence.includes(what)))).toEqual(
    left.length > 0 ? [true] : [],
  )
})

it('has the day of its last change: after another, write the day in src/content/accessibility.ts and the new hash here', () => {
  const sha256 = createHash('sha256').update(said).digest('hex').slice(0, 16)
  expect([accessibility.facts.at(-1)?.value, sha256]).toEqual([
    'El 28 de noviembre de 2026',
    '0e4fcb73ee7a6a53',
  ])
})
