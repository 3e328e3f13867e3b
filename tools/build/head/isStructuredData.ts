import * as v from 'valibot'
import { brand } from '../../../src/content/constants'
import { fullTitle } from '../../../src/shared/fullTitle'
import type { NamedPage } from './namedPage'
import { parseJson } from './parsedJson'
import { absolute, type PageData } from './structuredData'

const address = v.pipe(v.string(), v.startsWith(absolute('/')), v.regex(/^[a-z0-9:/.-]+$/))
const step = v.strictObject({
  '@type': v.literal('ListItem'),
  position: v.number(),
  name: v.pipe(v.string(), v.maxLength(70)),
  item: address,
})
const breadcrumbs = v.strictObject({ '@type': v.literal('BreadcrumbList'), itemListElement: v.array(step) })

const dataOf = ({ title, description, image }: NamedPage): v.GenericSchema<unknown, PageData> => {
  const named = {
    name: v.pipe(
      v.string(),
      v.check((name) => fullTitle(name) === title),
    ),
    description: v.literal(description),
    image: v.literal(image),
  }
  return v.variant('@type', [
    v.strictObject({ '@type': v.literal('Organization'), ...named, name: v.literal(brand) }),
    v.strictObject({ '@type': v.picklist(['WebPage', 'VisualArtwork', 'Person']), ...named }),
    v.strictObject({
      '@type': v.literal('Product'),
      ...named,
      brand: v.strictObject({ '@type': v.literal('Brand'), name: v.literal(brand) }),
    }),
  ])
}

/** The page's name, its sentence, its picture, for a bottle the brand, and the way from home: not one key more. */
export const isStructuredData = (json: string, page: NamedPage): boolean =>
  v.is(
    v.strictObject({
      '@context': v.literal('https://schema.org'),
      '@graph': v.union([v.strictTuple([dataOf(page)]), v.strictTuple([dataOf(page), breadcrumbs])]),
    }),
    parseJson(json),
  )
