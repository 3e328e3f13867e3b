import { expect } from '@playwright/test'
import { expectSome } from '../../../support/expectSome'
import type { Exception } from './exceptions'
import { htmlValidateProblems } from './htmlValidate'
import { judge } from './judge'
import { nuProblems } from './nu'
import type { HtmlDocument } from './problem'

/** Documents of which the same is allowed. Each has a name that no other document has. */
export interface DocumentGroup {
  readonly documents: readonly HtmlDocument[]
  readonly exceptions: readonly Exception[]
}

/** Both checkers find nothing but the exceptions, and each exception is still needed. One start of Java for all groups. */
export async function expectValid(groups: readonly DocumentGroup[]) {
  const all = groups.flatMap(({ documents }) => documents)
  const names = all.map(({ name }) => name)
  expect(names, 'each name is of one document').toEqual([...new Set(names)])
  const nu = nuProblems(all)
  const ofNone = nu.filter(({ document }) => !names.includes(document))
  expect(ofNone, 'what the checker says of no document').toEqual([])
  const verdicts = groups.map(async ({ documents, exceptions }) => {
    const own = nu.filter(({ document }) => documents.some(({ name }) => name === document))
    const problems = (await Promise.all(documents.map(htmlValidateProblems))).flat()
    return judge([...problems, ...own], exceptions)
  })
  const found = expectSome(await Promise.all(verdicts))
  expect(found.flatMap(({ problems }) => problems)).toEqual([])
  expect(
    found.flatMap(({ unused }) => unused),
    'exceptions that nothing needs',
  ).toEqual([])
}
