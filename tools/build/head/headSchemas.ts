import * as v from 'valibot'
import { brand } from '../../../src/content/constants'
import { fullTitle } from '../../../src/shared/fullTitle'
import { organisation } from './organisation'
import { absoluteUrl, type PageData } from './structuredData'
import type { PageAssets } from '../../../src/shared/pageAssets'

/** How a head names its page: what its other elements have to agree with. */
export interface NamedPage {
  readonly title: string
  readonly description: string
  readonly image: string
}

const json = v.pipe(v.string(), v.parseJson())
const address = v.pipe(v.string(), v.startsWith(absoluteUrl('/')), v.regex(/^[a-z0-9:/.-]+$/))
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

const brandData = v.pipe(
  v.unknown(),
  v.check((data) => JSON.stringify(data) === JSON.stringify(organisation())),
)

/** The page's name, its sentence, its picture, for a bottle the brand, on one page who the brand is, and the way from home: not one key more. */
export const isStructuredData = (text: string, page: NamedPage): boolean => {
  const graph = v.union([
    v.strictTuple([dataOf(page)]),
    v.strictTuple([dataOf(page), breadcrumbs]),
    v.strictTuple([dataOf(page), brandData, breadcrumbs]),
  ])
  const data = v.strictObject({ '@context': v.literal('https://schema.org'), '@graph': graph })
  return v.safeParse(v.pipe(json, data), text).success
}

const text = v.string()
const hashed = v.pipe(text, v.regex(/^\/assets\/([a-z-]+\.[0-9a-f]{8}\.(css|js)|[0-9a-f]{12}\.txt)$/))
const fileWithHash = v.strictObject({ href: hashed, integrity: v.pipe(text, v.regex(/^sha\d{3}-[\w+/=]+$/)) })
const picture = v.strictObject({
  srcset: v.pipe(text, v.regex(/^(\/media\/[0-9a-f]+-\d+\.avif \d+w(, )?)+$/)),
  sizes: text,
  media: v.exactOptional(text),
})

const pageAssets: v.GenericSchema<unknown, PageAssets> = v.strictObject({
  fragment: fileWithHash,
  styles: v.array(fileWithHash),
  libraries: v.array(hashed),
  scripts: v.array(hashed),
  pictures: v.array(picture),
})

/** The list of files that a page will need after SÍ: addresses and hashes alone. */
export const isPageAssets = (content: string): boolean =>
  v.safeParse(v.pipe(json, pageAssets), content).success
