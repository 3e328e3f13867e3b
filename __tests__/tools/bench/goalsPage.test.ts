import { readFileSync } from 'node:fs'
import { describeGoal, goals, type Goal } from '../../../tools/bench/goals'
import { markdownTable } from '../../../tools/shared/markdownTable'
import { replaceMarked } from '../../../tools/shared/replaceMarked'
import { expectSome } from '../../support/expectSome'
import { expectReviewed } from '../../support/reviewedFile'

const { phone, desktop, 'old-phone': oldPhone } = goals

const sameGoal = (one: Goal) => (other: Goal) => one.visit === other.visit && one.figure === other.figure

const cellOf = (goal: Goal | undefined) =>
  goal ? describeGoal(goal) + (goal.of === 'baseline' ? ' of the static page' : '') : ''

const rows = phone.map((goal) => [
  goal.visit || 'any',
  goal.figure,
  cellOf(goal),
  cellOf(oldPhone.find(sameGoal(goal))),
])

test('phone and desktop have the same goals, and an old phone none that they have not', () => {
  expect(desktop).toEqual(phone)
  expect(expectSome(oldPhone).filter((goal) => !phone.some(sameGoal(goal)))).toEqual([])
})

test('docs/speed.md has every goal', () => {
  const page = 'docs/speed.md'
  const table = markdownTable([['visit', 'figure', 'phone, desktop', 'old phone'], ...rows])
  expectReviewed(page, replaceMarked(page, readFileSync(page, 'utf8'), 'goals', table))
})
