import { brand } from '../../../src/content/constants'
import { owner } from '../../../src/content/owner'

export type PageType = 'Organization' | 'WebPage' | 'VisualArtwork' | 'Person' | 'Product'

/**
 * All that a page's structured data may say, because it is received before SÍ (spec §2). No price: schema.org has it
 * only in an offer (https://schema.org/price), and the site sells nothing (spec §1).
 */
export interface PageData {
  readonly '@type': PageType
  readonly name: string
  /** The same sentence as the page's meta description. */
  readonly description: string
  /** Address of the share picture. */
  readonly image: string
  readonly brand?: { readonly '@type': 'Brand'; readonly name: string }
}

export const absoluteUrl = (path: string) => `${owner.canonicalUrl.value}${path}`

/** The home page is about the brand itself; a bottle is the brand's. */
export const pageData = (type: PageType, title: string, description: string, image: string): PageData => ({
  '@type': type,
  name: type === 'Organization' ? brand : title,
  description,
  image,
  ...(type === 'Product' && { brand: { '@type': 'Brand', name: brand } }),
})

/** From home to the page itself. */
export const breadcrumbs = (steps: readonly { path: string; title: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absoluteUrl(path),
  })),
})

/** JSON that cannot end the element it stands in. */
export const toInlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
