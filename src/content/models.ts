/** Derived sizes of one master picture, as the build's picture loader emits them: `${base}-${width}.avif` and `.webp`. */
export interface PictureSource {
  readonly base: string
  /** Widths on offer, in pixels, ascending. */
  readonly widths: readonly number[]
  /** Size of the widest file, in pixels. */
  readonly width: number
  readonly height: number
  /** The one file for who reads neither AVIF nor WebP, `${base}-${fallback}`; a PNG keeps transparency. */
  readonly fallback: string
}

export interface Illustration {
  readonly source: PictureSource
  /** Spanish; empty only where the picture is decoration. */
  readonly alt: string
}

export type ProductLine = 'premium' | 'clasico'
export type ProductId = `singani-premium-${1 | 2 | 3 | 4 | 5}` | `singani-clasico-${1 | 2}`
export type PaintingId =
  | 'totem-de-las-alturas'
  | 'eco-e-imagen'
  | 'abuelos-chiquitanos'
  | 'taypi-paseno-2'
  | 'ancestros'
  | 'cantares-de-mi-tierra'
  | 'bolivia-magica'
export type ArtistId = 'artista-del-altiplano' | 'artista-de-los-valles' | 'artista-de-los-llanos'
export type CocktailId = 'chuflay' | 'yungueno' | 'con-hielo'
export type Technique = 'acrilico' | 'oleo' | 'pastel' | 'mixta'
export type Occasion = 'boda' | 'quince' | 'bautizo' | 'aniversario' | 'graduacion' | 'eleccion'

/** spec §3, with the data sheet of the product page. */
export interface Product {
  readonly id: ProductId
  readonly title: string
  /** Display text with its currency, as the specification writes it: `63Bs.` */
  readonly price: string
  readonly desc: string
  /** The bottle, then the painting it wears. */
  readonly srcImg: readonly [bottle: Illustration, painting: Illustration]
  readonly namePainting: string
  readonly paintingId: PaintingId
  readonly line: ProductLine
  readonly cap: string
  readonly distillation: string
  readonly grape: string
  readonly altitude: string
  readonly strength: string
  readonly bestWith: string
  readonly tasting: { readonly sight: string; readonly nose: string; readonly palate: string }
  readonly cocktailIds: readonly CocktailId[]
}

export interface Painting {
  readonly id: PaintingId
  readonly title: string
  readonly artistId: ArtistId
  readonly technique: Technique
  /** As the wall label reads it: `Acrílico sobre lienzo`. */
  readonly medium: string
  readonly widthCm: number
  readonly heightCm: number
  readonly year?: number
  /** Paragraphs about the work; the first one stands alone on the product page. */
  readonly text: readonly string[]
  readonly image: Illustration
}

export interface Artist {
  readonly id: ArtistId
  readonly name: string
  /** How the page addresses the person: `la artista`, `el artista`. */
  readonly calledBy: 'la artista' | 'el artista'
  readonly city?: string
  readonly bio: readonly string[]
  readonly quote?: string
  readonly techniques: readonly Technique[]
  /** A detail of the work, never a face. */
  readonly image: Illustration
}

export interface Cocktail {
  readonly id: CocktailId
  readonly name: string
  readonly intro: string
  readonly glass: string
  readonly ingredients: readonly { readonly name: string; readonly amount: string }[]
  readonly steps: readonly string[]
  readonly image: Illustration
}

export interface EventPhoto {
  readonly id: string
  readonly occasion: Occasion
  readonly caption: string
  readonly medium: string
  readonly image: Illustration
}

/** spec §3: carousel image, with what the hero needs to be read on it. */
export interface HeroSlide {
  readonly id: 'artesanal' | 'arte' | 'cultura' | 'tradiciones'
  readonly hashtag: string
  readonly body: string
  readonly src: Illustration
  readonly portrait: PictureSource
}

/** spec §3 */
export interface NavItem {
  readonly path: string
  readonly title: string
  readonly visible: boolean
}

/** spec §3 */
export interface SocialLink {
  readonly href: string
  readonly icon: 'facebook' | 'instagram' | 'tiktok' | 'youtube' | 'spotify'
  readonly name: string
}
