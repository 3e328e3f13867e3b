import { isDevelopmentLicence, isShippableLicence } from '../../../tools/licences/licenceRules'

test.each(['MIT', 'OFL-1.1', '(MIT OR CC0-1.0)', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)'])(
  '%s may ship',
  (licence) => {
    expect(isShippableLicence(licence)).toBe(true)
  },
)

test.each(['MPL-2.0', 'LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', '(MIT AND CC-BY-3.0)'])(
  '%s is for tools only',
  (licence) => {
    expect([isShippableLicence(licence), isDevelopmentLicence(licence)]).toEqual([false, true])
  },
)

test.each([
  'GPL-3.0-only',
  'AGPL-3.0',
  '(MIT AND GPL-2.0-only)',
  '(MIT OR GPL-2.0-only) AND (ISC OR GPL-2.0-only)',
  'unknown',
  'UNLICENSED',
  'MIT*',
  '',
])('%p is refused', (licence) => {
  expect(isDevelopmentLicence(licence)).toBe(false)
})
