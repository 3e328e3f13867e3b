import { existsSync } from 'node:fs'
import { artistPortraits } from '../../../src/content/artistPortraits'
import { artists } from '../../../src/content/artists'
import { paintingsPage } from '../../../src/content/gallery'
import { home } from '../../../src/content/home'
import { homeDescription } from '../../../src/content/homeDescription'
import { formatSize } from '../../../src/content/formatSize'
import { paintings } from '../../../src/content/paintings'
import { owner } from '../../../src/content/owner'
import { personalised, personalisedDescription } from '../../../src/content/personalised'
import { fullName, type Product } from '../../../src/content/product'
import { products } from '../../../src/content/products'
import { story } from '../../../src/content/story'
import { paths } from '../../../src/shared/paths'
import type { PageType } from './structuredData'

/** What a link to a page unfurls into, and what search engines read: no script is needed for it. */
export interface PageHead {
  readonly path: string
  /** webpack's name for the code of its page (src/app/routes.tsx). */
  readonly chunk: string
  /** The title of the page alone; the brand is added. */
  readonly title: string
  readonly description: string
  /** Name of its picture in public/share, 1200×630. */
  readonly share: string
  /** The pages between home and this one, if any. */
  readonly trail?: readonly { readonly path: string; readonly title: string }[]
  /** What the page is about, in schema.org's words. */
  readonly type: PageType
  /** It also says who the brand is. */
  readonly isAboutBrand?: true
}

const longest = 155
const shortest = 70

/** Whole sentences, as many as a search result shows; whole words where the first sentence is too long. */
function shorten(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const sentences = cut.slice(0, cut.lastIndexOf('. ') + 1)
  return sentences.length >= shortest
    ? sentences
    : `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}…`
}

/** What people search for first: what it is, from where, how much of it and at what price. */
const describeBottle = ({ volume, strength, price, opening }: Product) =>
  shorten(
    `Singani boliviano, ${owner.vineyardValley.value}: ${volume}, ${strength}, ${price} ${opening}`.replaceAll(
      '\u00a0',
      ' ',
    ),
  )

/** Before what a page of the gallery says of itself: a link preview may show no more than 80 characters. */
const describeArt = (text: string) => shorten(`Arte boliviano y singani. ${text}`)

const toPaintings = { path: paths.paintings, title: paintingsPage.heading }

/** A page whose share card is not drawn yet uses its section's: both carry the age notice. */
const cardOr = (section: 'inicio' | 'pinturas', share: string) =>
  existsSync(`public/share/${share}.jpg`) ? share : section

const sections: readonly PageHead[] = [
  {
    path: paths.home,
    chunk: 'home',
    title: home.documentTitle,
    description: homeDescription,
    share: 'inicio',
    type: 'Organization',
  },
  {
    path: paths.about,
    chunk: 'about',
    title: story.heading,
    description: shorten(`${home.documentTitle}. ${story.origin.quote}`),
    share: 'nosotros',
    type: 'WebPage',
    isAboutBrand: true,
  },
  {
    path: paths.bottles,
    chunk: 'personalised-bottles',
    title: personalised.heading,
    description: personalisedDescription,
    share: 'botellas-personalizada',
    type: 'WebPage',
  },
  {
    path: paths.paintings,
    chunk: 'paintings',
    title: paintingsPage.heading,
    description: describeArt(paintingsPage.text),
    share: 'pinturas',
    type: 'WebPage',
  },
]

/** One for every address that shows a page. */
export const pageHeads = (): readonly PageHead[] => [
  ...sections,
  ...paintings.map((painting) => ({
    path: paths.painting(painting.id),
    chunk: 'painting',
    title: painting.title,
    description: describeArt(`${painting.medium}, ${formatSize(painting)}. ${painting.text}`),
    share: cardOr('pinturas', `pinturas-${painting.id}`),
    trail: [toPaintings],
    type: 'VisualArtwork' as const,
  })),
  ...artists.map((artist) => ({
    path: paths.artist(artist.id),
    chunk: 'artist',
    title: artist.name,
    description: describeArt(artistPortraits[artist.id].bio[0]),
    share: cardOr('pinturas', `artista-${artist.id}`),
    trail: [toPaintings],
    type: 'Person' as const,
  })),
  ...products.map((bottle) => ({
    path: paths.product(bottle.id),
    chunk: 'product',
    title: fullName(bottle),
    description: describeBottle(bottle),
    share: cardOr('inicio', `productos-${bottle.id}`),
    type: 'Product' as const,
  })),
]
