import { layout, nav } from '../../../../src/styles/breakpoints'

interface CroppedPlace {
  /** Class of the picture or of the box around it. */
  readonly place: string
  /** Share of the picture that is in sight on every screen of `pictures.journey.ts`. */
  readonly least: number
  readonly reason: string
  /** Widths of the window, in px, where others show the whole picture. */
  readonly from?: number
  readonly below?: number
}

const subjects = 'what it must show is in subjects.ts, for croppedPictures.journey.ts'

/** Places that show less of a picture. */
const croppedPlaces: readonly CroppedPlace[] = [
  { place: 'gate__scene', least: 0.42, reason: `as high as the window; ${subjects}` },
  {
    place: 'hero-panel__image',
    least: 0.76,
    reason: 'as the window is; hero.journey.ts looks at its subjects',
  },
  { place: 'about-teaser__image', least: 0.3, reason: `as the window is; ${subjects}` },
  { place: 'personalised-teaser__image', least: 0.79, reason: `as high as the words beside it; ${subjects}` },
  {
    place: 'picture-choices__picture',
    least: 0.55,
    reason: `bottles, as high as the question beside them; ${subjects}`,
  },
  { place: 'price-example__picture', least: 0.55, reason: `hangs in the size that is priced; ${subjects}` },
  { place: 'scale-wall__picture', least: 0.55, reason: `hangs in the size that is chosen; ${subjects}` },
  { place: 'product-gallery__thumbnail', least: 0.81, reason: 'buttons of one size for bottle and painting' },
  {
    place: 'recipe__image',
    least: 0.66,
    reason: `alone in its row, as high as the list beside it; ${subjects}`,
    from: layout,
    below: nav,
  },
]

/** Elsewhere a twentieth may be cut off. */
const usual = 0.95

/** The share of a picture that must be in sight in this place, in a window of this width. */
export const leastInSight = (place: string, width: number) =>
  croppedPlaces.find(
    ({ place: cropped, from = 0, below = Infinity }) => cropped === place && width >= from && width < below,
  )?.least ?? usual
