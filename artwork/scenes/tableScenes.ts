import type { PaintingId } from '../../src/content/collection'
import type { ProductLine } from '../../src/content/models'
import { capMetal } from '../bottles/bottles'
import type { Scene } from './scene'

const media = 'src/content/media'

const labelAndPainting = (painting: string, line: ProductLine) => ({
  labels: { label: { painting, line } },
  pictures: { painting },
  cap: capMetal(line),
})

/** The module of `blender/tables` for each occasion, and the bottle that stands in it. */
const events: readonly (readonly [id: string, module: string, line: ProductLine])[] = [
  ['boda', 'wedding', 'premium'],
  ['boda-campo', 'country_wedding', 'premium'],
  ['quince', 'fifteen', 'premium'],
  ['bautizo', 'christening', 'premium'],
  ['aniversario', 'anniversary', 'premium'],
  ['bodas-de-oro', 'golden_wedding', 'premium'],
  ['graduacion', 'graduation', 'clasico'],
  ['eleccion', 'election', 'clasico'],
]

const eventScene = ([id, module, line]: (typeof events)[number]): Scene => {
  const painting = `${media}/events/painting-${id}.jpg`
  const { labels, pictures, cap } = labelAndPainting(painting, line)
  return {
    name: `event-${id}`,
    file: `../events/scene-${id}`,
    module: `tables.${module}`,
    size: { width: 1080, height: 810 },
    samples: 20,
    args: { cap },
    labels,
    pictures,
  }
}

const ledgeScene = (
  name: string,
  painting: PaintingId,
  size: Scene['size'],
  args: NonNullable<Scene['args']>,
): Scene => {
  const { labels, pictures, cap } = labelAndPainting(`${media}/paintings/${painting}.jpg`, 'premium')
  return {
    name,
    file: name,
    module: 'tables.ledge',
    size,
    samples: 18,
    args: { cap, ...args },
    labels,
    pictures,
  }
}

const totem = 'totem-de-las-alturas'
const blue = { wall: '#2440b4', ledge: '#b2543a' } as const

/** Framed paintings with the bottle that wears them: the events' photographs and the two ledges. */
export const tableScenes: readonly Scene[] = [
  ...events.map(eventScene),
  ledgeScene('arte', totem, { width: 2880, height: 1620 }, { ...blue, view: 'wide' }),
  ledgeScene(
    'arte-portrait',
    totem,
    { width: 1215, height: 1958 },
    { ...blue, ledge: '#9a4731', view: 'tall' },
  ),
]
