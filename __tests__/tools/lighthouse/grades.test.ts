import { goals, medianGrades, findMissedGoals } from '../../../tools/lighthouse/grades'
import { median } from '../../../tools/shared/median'

it('a median is the middle of an odd number of values, and between the two middle ones of an even number', () => {
  expect(median([5000, 900, 1000])).toBe(1000)
  expect(median([1300, 1100])).toBe(1200)
})

it('one slow visit of three does not decide a page’s grade', () => {
  const visits = [100, 62, 99].map((performance) => ({ ...goals, performance }))
  expect(medianGrades(visits)).toEqual({ ...goals, performance: 99 })
})

it('a page fails by its median, and where it has no grade', () => {
  expect(findMissedGoals(goals)).toEqual([])
  expect(findMissedGoals({ ...goals, performance: 97, seo: 99 })).toEqual(['performance', 'seo'])
  expect(findMissedGoals(medianGrades([{ performance: 100, accessibility: 100, seo: 100 }]))).toEqual([
    'best-practices',
  ])
})
