import { artists } from '../../src/content/artists'
import { collection, type PaintingId } from '../../src/content/collection'
import { brand } from '../../src/content/constants'
import { capitalisedNumberWord } from '../../src/content/numberWords'
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

export interface ShareCard {
  readonly wall: PaintingId
  readonly title: string
  readonly line: string
  /** Along the left side. */
  readonly detail?: Detail
  readonly exhibits: readonly Exhibit[]
}

const paintingFile = (id: string) => `paintings/${id}.jpg`
const bottleFile = (id: string) => `bottles/${id}.webp`
const detail = (file: string, left = 420, top = 330): Detail => ({ file, left, top })
const exhibit =
  (kind: Exhibit['kind']) =>
  (file: string, left: number, height: number): Exhibit => ({ kind, file, left, height })
const hungPainting = exhibit('painting')
const standingBottle = exhibit('bottle')

/** All bottles side by side in the middle, smaller where they are more than seven. */
const bottleRow = products.map(({ paintingId }, index) => {
  const step = Math.min(157, 1099 / products.length)
  const left = 604.5 + (index - products.length / 2) * step
  return standingBottle(bottleFile(paintingId), left, Math.round((step * 360) / 157))
})

const pageCards: readonly (readonly [name: string, card: ShareCard])[] = [
  [
    'inicio',
    {
      wall: 'totem-de-las-alturas',
      title: brand,
      line: 'Singani artesanal boliviano',
      exhibits: bottleRow,
    },
  ],
  [
    'nosotros',
    {
      wall: 'ancestros',
      title: 'Nosotros',
      line: 'Cada botella, una pintura',
      detail: detail(paintingFile('ancestros'), 440, 640),
      exhibits: [
        hungPainting(paintingFile('ancestros'), 568, 430),
        standingBottle(bottleFile('ancestros'), 935, 520),
      ],
    },
  ],
  [
    'pinturas',
    {
      wall: 'bolivia-magica',
      title: 'Pinturas',
      line: `${capitalisedNumberWord(paintings.length)} miradas de Bolivia`,
      detail: detail(paintingFile('bolivia-magica')),
      exhibits: [
        hungPainting(paintingFile('cantares-de-mi-tierra'), 545, 400),
        hungPainting(paintingFile('totem-de-las-alturas'), 885, 310),
      ],
    },
  ],
  [
    'botellas-personalizada',
    {
      wall: 'abuelos-chiquitanos',
      title: 'Botellas personalizadas',
      line: 'Una pintura original para tu fiesta',
      detail: detail('events/painting-boda.jpg', 0, 330),
      exhibits: [
        hungPainting('events/painting-boda.jpg', 568, 430),
        standingBottle(bottleFile('event-boda'), 935, 520),
      ],
    },
  ],
]

const detailCorners: Partial<Record<PaintingId, readonly [left: number, top: number]>> = {
  'eco-e-imagen': [330, 300],
  'taypi-paseno-2': [430, 900],
  ancestros: [440, 640],
  'cantares-de-mi-tierra': [230, 830],
}

const paintingDetail = (id: PaintingId) => detail(paintingFile(id), ...(detailCorners[id] ?? []))

const productCards = products.map(({ id, title, namePainting, paintingId }) => {
  const exhibits = [standingBottle(bottleFile(paintingId), 640, 560)]
  return [
    `productos-${id}`,
    { wall: paintingId, title, line: namePainting, detail: paintingDetail(paintingId), exhibits },
  ] as const
})

const artistName = (artistId: string) => artists.find(({ id }) => id === artistId)?.name ?? brand

const paintingCards = paintings.map(({ id, title, artistId }) => {
  const exhibits = [hungPainting(paintingFile(id), 568, 430), standingBottle(bottleFile(id), 935, 520)]
  return [
    `pinturas-${id}`,
    { wall: id, title, line: artistName(artistId), detail: paintingDetail(id), exhibits },
  ] as const
})

const artistCards = artists.map(({ id, name, city }) => {
  const [first = collection[0].painting, second = first] = paintings.filter(({ artistId }) => artistId === id)
  const exhibits = [
    hungPainting(paintingFile(first.id), 568, 410),
    hungPainting(paintingFile(second.id), 925, 320),
  ]
  return [
    `artista-${id}`,
    { wall: first.id, title: name, line: city, detail: paintingDetail(first.id), exhibits },
  ] as const
})

/** Link previews by the page's name in `public/share`. */
export const shareCards: ReadonlyMap<string, ShareCard> = new Map([
  ...pageCards,
  ...productCards,
  ...paintingCards,
  ...artistCards,
])
