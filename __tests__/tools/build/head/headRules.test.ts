import { brand } from '../../../../src/content/constants'
import { gate } from '../../../../src/content/legal'
import { namingRules, otherRules } from '../../../../tools/build/head/headRules'
import { absoluteUrl } from '../../../../tools/build/head/structuredData'

const site = absoluteUrl('')
const page = { title: `Singani — ${brand}`, description: 'Una frase.', image: absoluteUrl('/share/a.jpg') }

const rules: readonly (readonly [name: string, right: readonly string[], wrong: readonly string[]])[] = [
  ['meta description', ['', 'a'.repeat(156)], ['a'.repeat(157)]],
  [
    'link canonical',
    [`${site}/`, `${site}/pinturas/totem-2`],
    [`${site}/?de=feria`, `${site}/Singani`, 'https://other.example/', '/', `a${site}/`, `${site}/a\nb`],
  ],
  [
    'meta og:title',
    [`Singani — ${brand}`, `${'a'.repeat(80 - brand.length - 3)} — ${brand}`],
    [brand, `${'a'.repeat(81 - brand.length - 3)} — ${brand}`],
  ],
  ['meta og:description', ['Una frase.'], ['Una frase', '']],
  [
    'meta og:image',
    [`${site}/share/a-1.jpg`],
    [
      `${site}/share/a.png`,
      `${site}/share/a b.jpg`,
      `${site}/share/ajpg`,
      `${site}/share/`,
      `${site}/media/a.jpg`,
      `${site}/share/a.jpg?b`,
      'https://other.example/share/a.jpg',
    ],
  ],
  ['meta og:image:alt', ['', 'a'.repeat(160)], ['a'.repeat(161)]],
  ['title', [`${gate.question} — ${brand}`, `Sin conexión — ${brand}`], ['', brand, 'Singani']],
  ['meta charset', ['utf-8'], ['', 'latin1']],
  [
    'meta viewport',
    ['width=device-width, initial-scale=1', 'width=device-width,initial-scale=1'],
    ['width=device-width, initial-scale=1, maximum-scale=1', 'a width=device-width, initial-scale=1'],
  ],
  ['meta robots', ['noindex'], ['', 'index', 'nosnippet']],
  ['meta theme-color', ['#120b1b'], ['#120b1', '#120b1bc', 'a#120b1b', 'Una noche']],
  ['meta twitter:card', ['summary_large_image'], ['summary', '']],
  ['meta og:type', ['website'], ['product', '']],
  ['meta og:site_name', [brand], ['', 'Singani']],
  ['meta og:locale', ['es_BO'], ['es_ES', '']],
  ['meta og:image:width', ['1200', '1'], ['', '1200px', 'a1200', 'ancho']],
  ['meta og:image:height', ['630', '1'], ['', '630px', 'a630', 'alto']],
  ['meta og:restrictions:age', ['18+'], ['', '18', '21+']],
  ['link expect', ['#static-loading'], ['', '#root', '/singani']],
  ['link icon', ['/favicon.svg'], ['', '/singani.svg']],
  ['link apple-touch-icon', ['/apple-touch-icon.png'], ['', '/singani.png']],
  ['link manifest', ['/manifest.webmanifest'], ['', '/otro.webmanifest']],
  ['script offline-retry', [''], ['Una noche']],
  ['style', ['', 'a{}'], []],
  ['script', ['', 'go()'], []],
]

it.each(rules)('the rule of %s takes what is right and nothing else', (name, right, wrong) => {
  const rule = namingRules[name] ?? otherRules[name]
  const isTaken = (content: string) => rule?.(content, page)
  const refused = right.filter((content) => !isTaken(content))
  const taken = wrong.filter(isTaken)
  expect({ refused, taken }).toEqual({ refused: [], taken: [] })
})

it('every rule is tried', () => {
  const tried = [
    ...rules.map(([name]) => name),
    'link alternate',
    'meta og:url',
    'script application/ld+json',
    'script page-assets',
  ]
  expect([...Object.keys(namingRules), ...Object.keys(otherRules)].sort()).toEqual(tried.sort())
})
