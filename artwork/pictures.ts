import { bottles } from './bottles/bottles'
import { drawBottle } from './bottles/drawBottle'
import { drawIcons } from './brand/drawIcons'
import { cropDetail } from './details/cropDetail'
import { details } from './details/details'
import { drawFilm } from './film/drawFilm'
import { drawPainting } from './paintings/drawPainting'
import { paintings } from './paintings/paintings'
import { drawScene } from './scenes/drawScene'
import { makingScenes } from './scenes/makingScenes'
import { roomScenes } from './scenes/roomScenes'
import { tableScenes } from './scenes/tableScenes'
import { drawShareCard } from './share/drawShareCard'
import { shareCards } from './share/shareCards'

/** Draws one picture into the project and resolves to its file. */
type Draw = () => Promise<string>

/** By the name that `npm run pictures` takes: the kind, and the picture of that kind. */
export const pictures: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...[...bottles].map(([name, bottle]) => [`bottle/${name}`, () => drawBottle(name, bottle)] as const),
  ['brand/icons', drawIcons],
  ...[...details].map(([name, detail]) => [`detail/${name}`, () => cropDetail(name, detail)] as const),
  ['film', drawFilm],
  ...[...paintings].map(([name, painting]) => [`painting/${name}`, () => drawPainting(painting)] as const),
  ...[...roomScenes, ...tableScenes, ...makingScenes].map(
    (scene) => [`scene/${scene.name}`, () => drawScene(scene)] as const,
  ),
  ...[...shareCards].map(([name, card]) => [`share/${name}`, () => drawShareCard(name, card)] as const),
])
