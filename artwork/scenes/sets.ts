import type { PaintingId } from '../../src/content/collection'
import { bottles, capOf, type Bottle } from '../bottles/bottles'
import type { Scene } from './scene'

const wide = { width: 1600, height: 900 } as const
const portrait = { width: 900, height: 1450 } as const
const recipe = { width: 1040, height: 780 } as const

const wearing = (painting: PaintingId): Bottle => {
  const bottle = bottles.get(painting)
  if (!bottle) throw new Error(`No bottle wears ${painting}.`)
  return bottle
}

const still = (
  name: string,
  module: string,
  size: Scene['size'],
  painting: PaintingId,
  args: NonNullable<Scene['args']> = {},
): Scene => ({ name, file: name, module: `sets.${module}`, size, args, labels: { label: wearing(painting) } })

// The Clásico's silver caps stand second from either end.
const onPedestals: readonly PaintingId[] = [
  'abuelos-chiquitanos',
  'eco-e-imagen',
  'cantares-de-mi-tierra',
  'totem-de-las-alturas',
  'ancestros',
  'taypi-paseno-2',
  'bolivia-magica',
]

const cultura = (name: string, size: Scene['size'], shape: string): Scene => {
  const seven = onPedestals.map(wearing)
  return {
    name,
    file: name,
    module: 'sets.cultura',
    size,
    args: { shape, ...Object.fromEntries(seven.map(({ line }, k) => [`cap${k + 1}`, capOf(line)])) },
    labels: Object.fromEntries(seven.map((bottle, k) => [`label${k + 1}`, bottle])),
  }
}

/** The heroes of the home page, the gate's doorway and the drinks of the recipes. */
export const sets: readonly Scene[] = [
  still('artesanal', 'artesanal', wide, 'ancestros'),
  still('artesanal-portrait', 'artesanal', portrait, 'ancestros', { shape: 'portrait' }),
  cultura('cultura', wide, 'wide'),
  cultura('cultura-portrait', portrait, 'portrait'),
  still('tradiciones', 'tradiciones', wide, 'bolivia-magica'),
  still('tradiciones-portrait', 'tradiciones', portrait, 'bolivia-magica', { shape: 'portrait' }),
  still('chuflay', 'tradiciones', recipe, 'bolivia-magica', { shape: 'recipe' }),
  still('yungueno', 'yungueno', recipe, 'eco-e-imagen'),
  still('con-hielo', 'hielo', recipe, 'totem-de-las-alturas'),
  // No glass, no mirror: few samples do.
  {
    name: 'doorway',
    file: 'doorway',
    module: 'sets.doorway',
    size: { width: 1100, height: 1243 },
    samples: 16,
  },
]
