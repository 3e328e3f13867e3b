import path from 'node:path'
import sharp from 'sharp'
import { drawLabel } from '../shared/drawLabel'
import type { LinearImage } from '../shared/readExr'
import { withTemporaryFolder } from '../shared/withTemporaryFolder'
import type { Bottle } from './bottles'
import { renderGlass, renderLabel } from './layers'
import { toneMap } from './toneMap'

/** The label fills the hole cut for it: both layers are multiplied by alpha, so they simply add up. */
const addLayers = (hole: LinearImage, piece: LinearImage): LinearImage => ({
  ...hole,
  planes: hole.planes.map((plane, c) => plane.map((value, i) => value + piece.planes[c]![i]!)),
})

/** Draws one bottle into its master and says which file that is. */
export const drawBottle = (name: string, { painting, line }: Bottle) =>
  withTemporaryFolder(async (folder) => {
    const label = path.join(folder, 'label.png')
    await drawLabel(painting, line, label)
    const whole = addLayers(renderGlass(line), renderLabel(name, label))
    const { width, height } = whole
    const master = `src/content/media/bottles/${name}.webp`
    await sharp(toneMap(whole), { raw: { width, height, channels: 4 } })
      .webp({ quality: 92, alphaQuality: 100, effort: 6, smartSubsample: true })
      .toFile(master)
    return master
  })
