import { createHash } from 'node:crypto'

/** Raise it when `encodePicture` changes what it makes of the same master and settings. */
const recipeVersion = 2

export interface PictureRecipe {
  /** Pixels, ascending. */
  readonly widths: readonly number[]
  readonly avif: { readonly quality: number; readonly effort: number }
  /** AVIF up to so many pixels a row, which screens of one device pixel per CSS pixel take. */
  readonly narrowAvif?: { readonly upTo: number; readonly quality: number }
  readonly webp: { readonly quality: number }
  readonly jpeg: { readonly quality: number }
}

/** AVIF effort 4 costs four times as long as 3 and saves nothing on these pictures. */
const effort = 3

const recipe = (widths: readonly number[], avifQuality: number, webpQuality: number): PictureRecipe => ({
  widths,
  avif: { quality: avifQuality, effort },
  webp: { quality: webpQuality },
  jpeg: { quality: 72 },
})

/** How a picture of so many pixels a row is encoded. */
export const avifFor = ({ avif, narrowAvif }: PictureRecipe, width: number) =>
  narrowAvif && width <= narrowAvif.upTo ? { ...avif, quality: narrowAvif.quality } : avif

/** The first pattern found in the master's path decides. */
const recipes: readonly (readonly [pattern: RegExp, recipe: PictureRecipe])[] = [
  // Small and one to one, a thin line on a dark sky shows what is lost at 33.
  [
    /\/paintings\//,
    {
      ...recipe([160, 320, 480, 640, 960, 1280, 1650], 33, 60),
      narrowAvif: { upTo: 480, quality: 42 },
    },
  ],
  [/\/events\/painting-/, recipe([320, 640, 900, 1280], 40, 60)],
  [/\/events\//, recipe([320, 480, 640, 900], 50, 62)],
  // Pieces of paintings on the artists' pages, up to 617 px wide.
  [
    /\/details\/(abuelos-chiquitanos|ancestros|cantares-de-mi-tierra)\./,
    recipe([320, 480, 640, 990], 40, 60),
  ],
  // On the paintings' own pages, 194 to 507 px wide: at less than 50 the grain of the canvas is lost.
  [/\/details\//, recipe([240, 320, 480, 640], 50, 65)],
  // From 40 px wide, where they are compared.
  [/\/bottles\//, recipe([80, 120, 240, 360, 480, 640, 880], 39, 62)],
  [/\/sketch\/tecnica-/, recipe([60, 120, 288], 55, 70)],
  // The sheet of the sketch, from 270 px wide on phones.
  [/\/sketch\/ejemplo/, recipe([320, 480, 768, 1080, 1440], 50, 62)],
  // The bottle to choose, 100 to 190 px wide.
  [/\/sketch\/botella-/, recipe([120, 240, 360, 480], 50, 62)],
  // The steps of the making, 161 to 300 px wide.
  [/\/making\//, recipe([240, 360, 480, 720], 50, 62)],
  // As wide as the window on home; beside the vision from 120 px on phones.
  [/\/story\/vision/, recipe([160, 320, 480, 800, 1080, 1440, 1650], 40, 60)],
  // The painting of the mission, and the still.
  [/\/story\//, recipe([160, 320, 480, 768, 1080, 1440], 50, 62)],
  // The pictures of the hero, as wide as a window.
  [/\/scenes\/tradiciones\./, recipe([640, 1080, 1440, 1920, 2520, 3360], 50, 62)],
  [/\/scenes\/(artesanal|arte|cultura|tradiciones)/, recipe([480, 768, 1080, 1440, 1920, 2880], 50, 62)],
]

const scenes = recipe([480, 768, 1080, 1440], 50, 62)

export const recipeFor = (masterPath: string): PictureRecipe => {
  const path = masterPath.replaceAll('\\', '/')
  return recipes.find(([pattern]) => pattern.test(path))?.[1] ?? scenes
}

/** Changes with the master and with how it is encoded. */
export const pictureKey = (masterPath: string, master: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([recipeVersion, recipeFor(masterPath)]))
    .update(master)
    .digest('hex')

/**
 * What its files are called: by their content alone, since the list of what a page needs stands before the gate. Eight
 * figures, as of a script: every page’s code names its pictures.
 */
export const pictureName = (key: string): string => key.slice(0, 8)

/** Never wider than the master, and always the widest it can give. */
export const widthsFor = (recipe: PictureRecipe, masterWidth: number): number[] => {
  const widest = Math.min(masterWidth, Math.max(...recipe.widths))
  return [...recipe.widths.filter((width) => width < widest), widest]
}
