import { bottleProfiles, tasteLevels } from '../../src/content/bottleComparison'
import { firstBottles } from '../../src/content/firstBottles'
import { expectSome } from '../support/expectSome'

it('the bottles are compared in the order of the slider, each under the title of its painting', () => {
  expect(bottleProfiles.map(({ id, title }) => ({ id, title }))).toEqual(
    firstBottles.map(({ id, painting }) => ({ id, title: painting.title })),
  )
})

it('no two bottles taste alike, and each has a taste that stands out', () => {
  expect(new Set(bottleProfiles.map(({ levels }) => levels.join())).size).toBe(bottleProfiles.length)
  for (const { levels } of expectSome(bottleProfiles))
    expect(Math.max(...levels)).toBeGreaterThanOrEqual(tasteLevels.indexOf('bastante'))
})
