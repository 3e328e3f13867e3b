/** Licences that allow shipping the code, or the fonts, inside the site. */
const shippable = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]

/** Also fine for a tool that stays on the developer's machine. */
const usable = [
  ...shippable,
  'CC-BY-3.0',
  'CC-BY-4.0',
  'EPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]

/** Where a manifest is vague and a person has read the licence file beside it. */
export const manuallyReadLicences: Readonly<Record<string, string>> = {
  'khroma@2.1.0': 'MIT',
  'optimist@0.6.1': 'MIT',
  'parse-cache-control@1.0.1': 'BSD-3-Clause',
}

/** Accepts `A`, `(A OR B)` and `(A AND B)`; anything deeper is refused until a person has read it. */
const isAllowed = (expression: string, list: readonly string[]) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => list.includes(licence))) &&
  !/\(.*\(/.test(expression)

export const isShippableLicence = (expression: string) => isAllowed(expression, shippable)
export const isDevelopmentLicence = (expression: string) => isAllowed(expression, usable)
