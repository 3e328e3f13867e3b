import { expectSome } from '../../../support/expectSome'
import { findVocabularyProblems } from '../../../support/schemaOrg/findVocabularyProblems'
import { vocabulary } from '../../../support/schemaOrg/vocabulary'
import { headTags } from '../../../../tools/build/head/headTags'
import { organisation } from '../../../../tools/build/head/organisation'
import { pageHeads } from '../../../../tools/build/head/pageHeads'
import { readHead } from '../../../../tools/build/head/readHead'

interface Graph {
  readonly '@context': string
  readonly '@graph': readonly Readonly<Record<string, unknown>>[]
}

const graphsOf = (html: string) =>
  readHead(html)
    .filter(({ name }) => name === 'script application/ld+json')
    .map(({ content }) => JSON.parse(content) as Graph)

it('the vocabulary is schema.org’s, whole', () => {
  expect(vocabulary.domain.size).toBeGreaterThan(1400)
  expect(vocabulary.subClassOf.size).toBeGreaterThan(800)
})

it.each(pageHeads().map((head) => [head.path, head] as const))(
  'every type, property and value of %s is one of schema.org',
  (_path, head) => {
    const graphs = graphsOf(`<head>${headTags(head)}</head>`)
    expect(graphs.map((graph) => graph['@context'])).toEqual(['https://schema.org'])
    const nodes = expectSome(graphs.flatMap((graph) => graph['@graph']))
    expect(nodes.flatMap((node) => findVocabularyProblems(node))).toEqual([])
  },
)

it.each([
  ['a type', { '@type': 'Bottle' }, ['Bottle: there is no type Bottle']],
  ['a data type', { '@type': 'Text' }, ['Text: there is no type Text']],
  ['no type', { name: 'a' }, ['undefined: there is no type undefined']],
  ['a property', { '@type': 'Product', volume: '750 ml' }, ['Product.volume: not of Product']],
  ['another type’s property', { '@type': 'Person', artMedium: 'óleo' }, ['Person.artMedium: not of Person']],
  [
    'an old property',
    { '@type': 'Person', colleagues: 'https://a.example/' },
    ['Person.colleagues: replaced by colleague'],
  ],
  ['an empty list', { '@type': 'Person', sameAs: [] }, ['Person.sameAs: empty']],
  ['an empty text', { '@type': 'Person', name: ' ' }, ['Person.name: " " is none of Text']],
  ['words for an address', { '@type': 'Person', sameAs: 'aquí' }, ['Person.sameAs: "aquí" is none of URL']],
  [
    'a thing of another kind',
    { '@type': 'Product', brand: { '@type': 'Place', name: 'a' } },
    ['Product.brand: {"@type":"Place","name":"a"} is none of Brand, Organization'],
  ],
  [
    'a mistake in a part',
    { '@type': 'Product', brand: { '@type': 'Brand', price: 63 } },
    ['Product.brand.price: not of Brand'],
  ],
  [
    'a day that is none',
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Lunes'],
    },
    ['OpeningHoursSpecification.dayOfWeek: "https://schema.org/Lunes" is none of DayOfWeek'],
  ],
  [
    'a member of another list',
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/InStock' },
    ['OpeningHoursSpecification.dayOfWeek: "https://schema.org/InStock" is none of DayOfWeek'],
  ],
  [
    'an hour that is none',
    { '@type': 'OpeningHoursSpecification', opens: '25:00' },
    ['OpeningHoursSpecification.opens: "25:00" is none of Time'],
  ],
  [
    'half a place',
    { '@type': 'ListItem', position: 1.5 },
    ['ListItem.position: 1.5 is none of Integer, Text'],
  ],
])('%s that schema.org does not know is seen', (_what, node, problems) => {
  expect(findVocabularyProblems(node)).toEqual(problems)
})

it('a subclass is taken for its class, a reference for the thing, and inherited properties too', () => {
  const shop = { '@type': 'LiquorStore', name: 'Tienda', image: 'https://a.example/a.jpg', slogan: 'Hola' }
  expect(findVocabularyProblems({ ...organisation(), location: shop })).toEqual([])
  expect(findVocabularyProblems({ '@type': 'ListItem', item: 'https://a.example/', position: '1' })).toEqual(
    [],
  )
})
