import { expect, it } from '@jest/globals'
import { formatPhone } from '../../src/content/phone'

it.each([
  ['59170000056', '+591\u00a070000056'],
  ['34600000056', '+34600000056'],
  ['56591000000', '+56591000000'],
])('%s is read as %s', (phone, text) => {
  expect(formatPhone(phone)).toBe(text)
})
