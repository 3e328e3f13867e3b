import { expect } from '@playwright/test'
import type { Exception } from './exceptions'
import { htmlValidateProblems } from './htmlValidate'
import { judge } from './judge'
import { nuProblems } from './nu'
import type { HtmlDocument } from './problem'

/** Both checkers find nothing but the exceptions, and each exception is still needed. */
export async function expectValid(documents: readonly HtmlDocument[], exceptions: readonly Exception[]) {
  const problems = [
    ...(await Promise.all(documents.map(htmlValidateProblems))).flat(),
    ...nuProblems(documents),
  ]
  expect(judge(problems, exceptions)).toEqual({ problems: [], unused: [] })
}
