import { bottleNames, makeBottle } from './bottles/bottle'
import { makeFilm } from './film/film'
import { makeIcons } from './brand/icons'
import { makePainting, paintingNames } from './paintings/makePainting'
import { makeScene, sceneNames } from './scenes/scenes'
import { makeShare, shareSlugs } from './share/share'

/** Makes every picture of one kind, each by its name. */
export interface PictureMaker {
  readonly names: readonly string[]
  /** Draws the picture into the project and resolves to its file. */
  readonly make: (name: string) => Promise<string>
}

/** By the part of the picture's name before the slash. */
export const makers: ReadonlyMap<string, PictureMaker> = new Map([
  ['bottle', { names: bottleNames, make: makeBottle }],
  ['brand', { names: ['icons'], make: makeIcons }],
  ['film', { names: [''], make: makeFilm }],
  ['painting', { names: paintingNames, make: makePainting }],
  ['scene', { names: sceneNames, make: makeScene }],
  ['share', { names: shareSlugs(), make: makeShare }],
])
