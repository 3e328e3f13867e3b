import { join } from 'node:path'
import { allFacts, listFacts } from '../../src/content/ownerFacts'
import { expectReviewed } from '../support/reviewedFile'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A line for what holds no other object, else the lines of its entries. */
const linesOf = (name: string, value: unknown): readonly string[] =>
  isObject(value) && Object.values(value).some(isObject)
    ? Object.entries(value).flatMap(([key, entry]) => linesOf(`${name}.${key}`, entry))
    : [`${name}: ${JSON.stringify(value)}`]

it('the owner’s facts, and which of them are samples, are what a person has read', () => {
  const lines = listFacts(allFacts).flatMap(([key, { value, sample }]) =>
    linesOf(sample ? `sample ${key}` : key, value),
  )
  expectReviewed(join(__dirname, 'reviewedFacts.txt'), `${lines.join('\n')}\n`)
})
