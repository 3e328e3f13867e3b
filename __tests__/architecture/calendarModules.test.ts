import { existsSync, readFileSync } from 'node:fs'
import { calendarModules, calendarTests } from '../support/calendarModules'
import { sourceFiles } from './support/importCycles'
import { expectSome } from '../support/expectSome'

/** What depends on the time zone or on the day; `Date.now()` and timers do not. */
const readsCalendar = /\bnew Date\b|\bIntl\.DateTimeFormat\b|\.toLocale(Date|Time)String\(/

test('every module that reads a calendar is in __tests__/support/calendarModules.ts, with its tests', () => {
  const found = sourceFiles(['src', 'tools']).filter((file) => readsCalendar.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual([...calendarModules].sort())
  expect(expectSome(calendarTests).filter((file) => !existsSync(file))).toEqual([])
})
