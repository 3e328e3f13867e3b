import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { bottles, masterOf } from './bottles'
import type { Layer } from '../shared/exr'
import { drawLabel } from '../shared/label'
import { glassLayer, labelLayer } from './layers'
import { tone } from './tone'

/** The label fills the hole cut for it: both layers are multiplied by alpha, so they simply add up. */
const laidIn = (hole: Layer, piece: Layer): Layer => ({
  ...hole,
  planes: hole.planes.map((plane, c) => plane.map((value, i) => value + piece.planes[c]![i]!)),
})

/** Draws one bottle into its master and says which file that is. */
export async function makeBottle(name: string): Promise<string> {
  const bottle = bottles.get(name)
  if (!bottle)
    throw new Error(`No hay ninguna botella «${name}»; las hay: ${[...bottles.keys()].join(', ')}.`)
  const folder = mkdtempSync(path.join(tmpdir(), 'bottle-'))
  try {
    const label = path.join(folder, 'label.png')
    await drawLabel(bottle.painting, bottle.line, label)
    const whole = laidIn(glassLayer(bottle.line), labelLayer(name, label))
    const { width, height } = whole
    const master = masterOf(name)
    await sharp(tone(whole), { raw: { width, height, channels: 4 } })
      .webp({ quality: 92, alphaQuality: 100, effort: 6, smartSubsample: true })
      .toFile(master)
    return master
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const bottleNames = [...bottles.keys()]
