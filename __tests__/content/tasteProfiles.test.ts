import { tasteLevels, tasteProfiles } from '../../src/content/tasteProfiles'
import { firstBottles } from '../../src/content/firstBottles'
import { expectSome } from '../support/expectSome'

it('the bottles are compared in the order of the slider', () => {
  expect(Object.keys(tasteProfiles)).toEqual(firstBottles.map(({ id }) => id))
})

it('no two bottles taste alike, and each has a taste that stands out', () => {
  const profiles = Object.values(tasteProfiles)
  expect(new Set(profiles.map(String)).size).toBe(firstBottles.length)
  for (const levels of expectSome(profiles))
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(tasteLevels.indexOf('bastante'))
})
