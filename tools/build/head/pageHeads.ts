import { existsSync } from 'node:fs'
import { artists } from '../../../src/content/artists'
import { collection } from '../../../src/content/collection'
import { paintingsPage } from '../../../src/content/gallery'
import { heroSlides } from '../../../src/content/heroSlides'
import { home, homeDescription } from '../../../src/content/home'
import { measures, paintings } from '../../../src/content/paintings'
import { personalised } from '../../../src/content/personalised'
import { fullName, products } from '../../../src/content/products'
import { story } from '../../../src/content/story'
import { paths } from '../../../src/shared/paths'
import type { PageType } from './structuredData'

/** What a link to a page unfurls into, and what search engines read: no script is needed for it. */
export interface PageHead {
  readonly path: string
  /** webpack's name for the code of its page (src/app/routes.tsx); home's is part of the site. */
  readonly chunk?: string
  /** Of the page alone; the brand is added. */
  readonly title: string
  readonly description: string
  /** Name of its picture in public/share, 1200×630. */
  readonly share: string
  readonly shareAlt: string
  /** The pages between home and this one, if any. */
  readonly trail?: readonly { readonly path: string; readonly title: string }[]
  /** What the page is about, in schema.org's words. */
  readonly type: PageType
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

const toPaintings = { path: paths.paintings, title: paintingsPage.heading }

type ShareCard = Pick<PageHead, 'share' | 'shareAlt'>
const homeCard: ShareCard = { share: 'inicio', shareAlt: heroSlides[2].src.alt }
const galleryCard: ShareCard = { share: 'pinturas', shareAlt: collection[0].painting.image.alt }

/** A card that is not drawn yet gives way to its section's: both carry the notice of age. */
const cardOr = (section: ShareCard, share: string, shareAlt: string): ShareCard =>
  existsSync(`public/share/${share}.jpg`) ? { share, shareAlt } : section

const sections: readonly PageHead[] = [
  {
    path: paths.home,
    title: home.documentTitle,
    description: homeDescription,
    ...homeCard,
    type: 'Organization',
  },
  {
    path: paths.about,
    chunk: 'about',
    title: story.heading,
    description: shorten(story.origin.quote),
    share: 'nosotros',
    shareAlt: story.origin.image.alt,
    type: 'WebPage',
  },
  {
    path: paths.bottles,
    chunk: 'personalised-bottles',
    title: personalised.heading,
    description: shorten(personalised.intro),
    share: 'botellas-personalizada',
    shareAlt: home.personalised.image.alt,
    type: 'WebPage',
  },
  {
    path: paths.paintings,
    chunk: 'paintings',
    title: paintingsPage.heading,
    description: shorten(paintingsPage.text),
    ...galleryCard,
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
    description: shorten(`${painting.medium}, ${measures(painting)}. ${painting.text[0]}`),
    ...cardOr(galleryCard, `pinturas-${painting.id}`, painting.image.alt),
    trail: [toPaintings],
    type: 'VisualArtwork' as const,
  })),
  ...artists.map((artist) => ({
    path: paths.artist(artist.id),
    chunk: 'artist',
    title: artist.name,
    description: shorten(artist.bio[0]),
    ...cardOr(galleryCard, `artista-${artist.id}`, artist.image.alt),
    trail: [toPaintings],
    type: 'Person' as const,
  })),
  ...products.map((bottle) => ({
    path: paths.product(bottle.id),
    chunk: 'product',
    title: fullName(bottle),
    description: shorten(bottle.desc),
    ...cardOr(homeCard, `productos-${bottle.id}`, bottle.srcImg[0].alt),
    type: 'Product' as const,
  })),
]
