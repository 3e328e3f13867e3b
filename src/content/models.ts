/** Derived sizes of one master picture, as the build's picture loader emits them: `${base}-${width}.avif` and `.webp`. */
export interface PictureSource {
  readonly base: string
  /** Widths on offer, in pixels, ascending. */
  readonly widths: readonly number[]
  /** Size of the widest file, in pixels. */
  readonly width: number
  readonly height: number
  /** The file for browsers without AVIF and WebP, `${base}-${fallback}`; a PNG keeps transparency. */
  readonly fallback: string
}

export interface Illustration {
  readonly source: PictureSource
  /** Spanish; empty only where the picture is decoration. */
  readonly alt: string
}

export type ProductLine = 'premium' | 'clasico'
export type Frame = 'walnut' | 'gold' | 'pale'
export type Technique = 'acrilico' | 'oleo' | 'pastel' | 'mixta'
export type Occasion = 'boda' | 'quince' | 'bautizo' | 'aniversario' | 'graduacion' | 'eleccion'

export interface EventPhoto {
  readonly id: string
  readonly occasion: Occasion
  readonly caption: string
  readonly medium: string
  readonly image: Illustration
}

interface PageLink {
  /** A path of the site, with its `#` if any. */
  readonly path: string
  readonly label: string
}

/** spec §3: carousel image, with the text on it. */
export interface HeroSlide {
  readonly id: 'artesanal' | 'arte' | 'cultura' | 'tradiciones'
  readonly hashtag: string
  readonly body: string
  /** Where the picture's subject is told in full. */
  readonly link: PageLink
  readonly src: Illustration
  readonly portrait: PictureSource
  /**
   * How wide the portrait is on tablets held upright, as a share of the hero's height without label, controls and legends.
   * HeroPanel.scss has the same numbers.
   */
  readonly uprightWidth: number
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
