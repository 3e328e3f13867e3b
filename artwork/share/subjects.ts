import { artists } from '../../src/content/artists'
import { collection, type PaintingId } from '../../src/content/collection'
import { brand } from '../../src/content/constants'
import { paintings } from '../../src/content/paintings'
import { products } from '../../src/content/products'

export interface Exhibit {
  readonly kind: 'bottle' | 'painting'
  /** Under src/content/media. */
  readonly file: string
  /** Pixels of the 1200×630 picture. */
  readonly left: number
  readonly height: number
}

/** A piece of a painting seen from very near: its upper left corner when the painting is 1500 px high. */
export interface Detail {
  readonly file: string
  readonly left: number
  readonly top: number
}

export interface Subject {
  readonly wall: PaintingId
  readonly title: string
  readonly line: string
  /** Along the left side. */
  readonly detail?: Detail
  readonly exhibits: readonly Exhibit[]
}

const painting = (id: string) => `paintings/${id}.jpg`
const bottle = (id: string) => `bottles/${id}.webp`
const near = (file: string, left = 420, top = 330): Detail => ({ file, left, top })
const hung = (file: string, left: number, height: number): Exhibit => ({
  kind: 'painting',
  file,
  left,
  height,
})
const standing = (file: string, left: number, height: number): Exhibit => ({
  kind: 'bottle',
  file,
  left,
  height,
})

const pages: readonly (readonly [slug: string, subject: Subject])[] = [
  [
    'inicio',
    {
      wall: 'totem-de-las-alturas',
      title: brand,
      line: 'Singani artesanal boliviano',
      exhibits: products.map(({ paintingId }, index) => standing(bottle(paintingId), 55 + index * 157, 360)),
    },
  ],
  [
    'nosotros',
    {
      wall: 'ancestros',
      title: 'Nosotros',
      line: 'Cada botella, una pintura',
      detail: near(painting('ancestros'), 440, 640),
      exhibits: [hung(painting('ancestros'), 568, 430), standing(bottle('ancestros'), 935, 520)],
    },
  ],
  [
    'pinturas',
    {
      wall: 'bolivia-magica',
      title: 'Pinturas',
      line: 'Siete miradas de Bolivia',
      detail: near(painting('bolivia-magica')),
      exhibits: [
        hung(painting('cantares-de-mi-tierra'), 545, 400),
        hung(painting('totem-de-las-alturas'), 885, 310),
      ],
    },
  ],
  [
    'botellas-personalizada',
    {
      wall: 'abuelos-chiquitanos',
      title: 'Botellas personalizadas',
      line: 'Una pintura original para tu fiesta',
      detail: near('events/painting-boda.jpg', 0, 330),
      exhibits: [hung('events/painting-boda.jpg', 568, 430), standing(bottle('event-boda'), 935, 520)],
    },
  ],
]

const places: Partial<Record<PaintingId, readonly [left: number, top: number]>> = {
  'eco-e-imagen': [330, 300],
  'taypi-paseno-2': [430, 900],
  ancestros: [440, 640],
  'cantares-de-mi-tierra': [230, 830],
}

const detailOf = (id: PaintingId) => near(painting(id), ...(places[id] ?? []))

const productPages = products.map(({ id, title, namePainting, paintingId }) => {
  const exhibits = [standing(bottle(paintingId), 640, 560)]
  return [
    `productos-${id}`,
    { wall: paintingId, title, line: namePainting, detail: detailOf(paintingId), exhibits },
  ] as const
})

const nameOf = (artistId: string) => artists.find(({ id }) => id === artistId)?.name ?? brand

const paintingPages = paintings.map(({ id, title, artistId }) => {
  const exhibits = [hung(painting(id), 568, 430), standing(bottle(id), 935, 520)]
  return [
    `pinturas-${id}`,
    { wall: id, title, line: nameOf(artistId), detail: detailOf(id), exhibits },
  ] as const
})

const artistPages = artists.map(({ id, name, city }) => {
  const [first = collection[0].painting, second = first] = paintings.filter(({ artistId }) => artistId === id)
  const exhibits = [hung(painting(first.id), 568, 410), hung(painting(second.id), 925, 320)]
  return [
    `artista-${id}`,
    { wall: first.id, title: name, line: city, detail: detailOf(first.id), exhibits },
  ] as const
})

export const subjects: ReadonlyMap<string, Subject> = new Map([
  ...pages,
  ...productPages,
  ...paintingPages,
  ...artistPages,
])
