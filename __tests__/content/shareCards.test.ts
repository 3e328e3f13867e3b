import sharp, { type Sharp } from 'sharp'
import { artists } from '../../src/content/artists'
import { paintings } from '../../src/content/paintings'
import { products } from '../../src/content/products'
import { findPaintingsBy } from '../../src/features/gallery/findInCollection'
import { paths } from '../../src/shared/paths'
import { pageHeads } from '../../tools/build/head/pageHeads'

// Which painting a share card shows is read from its pixels: along its left side stands a piece of the painting, 1500 px
// high as a whole. Reviewed texts pin names and bytes of the files, and would be renewed together.

/** A thirtieth of the size: enough to tell the paintings apart. */
const scale = 30
const strip = { left: 0, top: 0, width: 240, height: 600 }

interface Pixels {
  /** Red, green, blue; row by row. */
  readonly data: readonly number[]
  readonly width: number
  readonly height: number
}

const toPixels = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data: [...data], width: info.width, height: info.height }
}

const readStrip = async (share: string) => {
  const cut = await sharp(`public/share/${share}.jpg`).extract(strip).png().toBuffer()
  return toPixels(sharp(cut).resize(strip.width / scale, strip.height / scale))
}

const readPainting = (id: string) =>
  toPixels(sharp(`src/content/media/paintings/${id}.jpg`).resize({ height: 1500 / scale }))

// Jest looks a global up anew at each use.
const { abs, min } = Math

/** The difference of all channels, where the piece lies at this place; `limit` or more where another place is better. */
function differenceAt(piece: Pixels, whole: Pixels, [left, top]: readonly [number, number], limit: number) {
  let sum = 0
  for (let y = 0; y < piece.height && sum < limit; y++) {
    const row = ((top + y) * whole.width + left) * 3
    for (let x = 0; x < piece.width * 3; x++)
      sum += abs(piece.data[y * piece.width * 3 + x]! - whole.data[row + x]!)
  }
  return sum
}

/** At the place where it fits best. */
function difference(piece: Pixels, whole: Pixels) {
  let least = Infinity
  for (let top = 0; top <= whole.height - piece.height; top++)
    for (let left = 0; left <= whole.width - piece.width; left++)
      least = min(least, differenceAt(piece, whole, [left, top], least))
  return least
}

/** Where its own card is not drawn yet, a page has its section's. */
const drawnCards = new Map(
  pageHeads()
    .filter(({ share }) => share.includes('-'))
    .map(({ path, share }) => [path, share]),
)

/** An artist's page shows first the first work; one whose cards are not drawn yet is on no card. */
const firstPaintings = new Map<string, string | undefined>([
  ...paintings.map(({ id }) => [paths.painting(id), id] as const),
  ...products.map(({ id, paintingId }) => [paths.product(id), paintingId] as const),
  ...artists.map((artist) => {
    const first = findPaintingsBy(artist).find(({ id }) => drawnCards.has(paths.painting(id)))
    return [paths.artist(artist.id), first?.id] as const
  }),
])

const ownCards = [...drawnCards].filter(([path]) => firstPaintings.has(path))

let masters: ReadonlyMap<string, Pixels>
beforeAll(async () => {
  masters = new Map(await Promise.all(paintings.map(async ({ id }) => [id, await readPainting(id)] as const)))
})

it.each(ownCards)('the share card of %s shows the painting of that page', async (path, share) => {
  const piece = await readStrip(share)
  const byLikeness = [...masters]
    .map(([id, master]) => ({ id, difference: difference(piece, master) }))
    .sort((one, other) => one.difference - other.difference)
  expect(byLikeness[0]?.id).toBe(firstPaintings.get(path))
})
