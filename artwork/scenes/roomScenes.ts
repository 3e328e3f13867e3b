import '../../tools/build/nodeAssets'
import type { CocktailId } from '../../src/content/cocktails'
import type { PaintingId } from '../../src/content/collection'
import type { ProductLine } from '../../src/content/models'
import { recipePictures } from '../../src/content/recipePictures'
import { capMetal, findBottle } from '../bottles/bottles'
import type { Scene } from './scene'

/** Sharp at 1440 px on screens with two pixels to each of CSS. */
const wide = { width: 2880, height: 1620 } as const
/** Fills the hero of a 16:9 window from edge to edge: a cloth must not end in the middle of the table. */
const panorama = { width: 3360, height: 1440 } as const
const portrait = { width: 1215, height: 1958 } as const
/** The more pixels, the fewer rays each needs: the noise left is as fine. */
const heroSamples = (size: Scene['size']) => (size === portrait ? 22 : 14)
const recipe = { width: 1040, height: 780 } as const

const labelledScene = (
  name: string,
  module: string,
  size: Scene['size'],
  painting: PaintingId,
  args: NonNullable<Scene['args']> = {},
): Scene => ({
  name,
  file: name,
  module: `sets.${module}`,
  size,
  args: { cap: capMetal(findBottle(painting).line), ...args },
  labels: { label: findBottle(painting) },
  pictures: { painting: findBottle(painting).painting },
  ...(size !== recipe && { samples: heroSamples(size) }),
})

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

const pedestalScene = (name: string, size: Scene['size'], shape: string): Scene => {
  const shown = onPedestals.map(findBottle)
  return {
    name,
    file: name,
    module: 'sets.cultura',
    size,
    args: { shape, ...Object.fromEntries(shown.map(({ line }, k) => [`cap${k + 1}`, capMetal(line)])) },
    labels: Object.fromEntries(shown.map((bottle, k) => [`label${k + 1}`, bottle])),
    samples: heroSamples(size),
  }
}

/** A cocktail beside a bottle of each line, `chuflay-clasico`, and beside every other one: `chuflay-ancestros`. */
const recipeScenes = (
  cocktail: CocktailId,
  module: string,
  paintings: Partial<Record<ProductLine, PaintingId>>,
  args: Scene['args'] = {},
): readonly Scene[] =>
  [
    ...Object.entries(paintings),
    ...Object.keys(recipePictures[cocktail]).map((id) => [id, id as PaintingId] as const),
  ].map(([name, painting]) => labelledScene(`${cocktail}-${name}`, module, recipe, painting, args))

/** The heroes of the home page, the gate's doorway and the drinks of the recipes. */
export const roomScenes: readonly Scene[] = [
  labelledScene('artesanal', 'artesanal', wide, 'ancestros'),
  labelledScene('artesanal-portrait', 'artesanal', portrait, 'ancestros', { shape: 'portrait' }),
  pedestalScene('cultura', wide, 'wide'),
  pedestalScene('cultura-portrait', portrait, 'portrait'),
  labelledScene('tradiciones', 'tradiciones', panorama, 'bolivia-magica'),
  labelledScene('tradiciones-portrait', 'tradiciones', portrait, 'bolivia-magica', { shape: 'portrait' }),
  ...recipeScenes(
    'chuflay',
    'tradiciones',
    { clasico: 'taypi-paseno-2', premium: 'abuelos-chiquitanos' },
    { shape: 'recipe' },
  ),
  ...recipeScenes('yungueno', 'yungueno', { clasico: 'eco-e-imagen', premium: 'cantares-de-mi-tierra' }),
  ...recipeScenes('con-hielo', 'hielo', { premium: 'totem-de-las-alturas' }),
  // No glass, no mirror: few samples do.
  {
    name: 'doorway',
    file: 'doorway',
    module: 'sets.doorway',
    size: { width: 1100, height: 1243 },
    samples: 16,
  },
]
