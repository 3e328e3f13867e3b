import { artists } from '../../../src/content/artists'
import { paintingsPage } from '../../../src/content/gallery'
import { heroSlides } from '../../../src/content/heroSlides'
import { home } from '../../../src/content/home'
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
  /** The pages between home and this one. */
  readonly trail: readonly { readonly path: string; readonly title: string }[]
  /** What the page is about, in schema.org's words. */
  readonly type: PageType
}

const longest = 155
const shortest = 70

/** Whole sentences, as many as a search result shows; whole words where the first sentence is too long. */
function brief(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  const sentences = cut.slice(0, cut.lastIndexOf('. ') + 1)
  return sentences.length >= shortest
    ? sentences
    : `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:]+$/, '')}…`
}

const toPaintings = { path: paths.paintings, title: paintingsPage.heading }

const sections: readonly PageHead[] = [
  {
    path: paths.home,
    title: home.documentTitle,
    description: home.description,
    share: 'inicio',
    shareAlt: heroSlides[2].src.alt,
    trail: [],
    type: 'Organization',
  },
  {
    path: paths.about,
    chunk: 'about',
    title: story.heading,
    description: brief(story.origin.quote),
    share: 'nosotros',
    shareAlt: story.origin.image.alt,
    trail: [],
    type: 'WebPage',
  },
  {
    path: paths.bottles,
    chunk: 'personalised-bottles',
    title: personalised.heading,
    description: brief(personalised.intro),
    share: 'botellas-personalizada',
    shareAlt: home.personalised.image.alt,
    trail: [],
    type: 'WebPage',
  },
  {
    path: paths.paintings,
    chunk: 'paintings',
    title: paintingsPage.heading,
    description: brief(paintingsPage.text),
    share: 'pinturas',
    shareAlt: paintings[0].image.alt,
    trail: [],
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
    description: brief(`${painting.medium}, ${measures(painting)}. ${painting.text[0]}`),
    share: `pinturas-${painting.id}`,
    shareAlt: painting.image.alt,
    trail: [toPaintings],
    type: 'VisualArtwork' as const,
  })),
  ...artists.map((artist) => ({
    path: paths.artist(artist.id),
    chunk: 'artist',
    title: artist.name,
    description: brief(artist.bio[0]),
    share: `artista-${artist.id}`,
    shareAlt: artist.image.alt,
    trail: [toPaintings],
    type: 'Person' as const,
  })),
  ...products.map((bottle) => ({
    path: paths.product(bottle.id),
    chunk: 'product',
    title: fullName(bottle),
    description: brief(bottle.desc),
    share: `productos-${bottle.id}`,
    shareAlt: bottle.srcImg[0].alt,
    trail: [],
    type: 'Product' as const,
  })),
]
