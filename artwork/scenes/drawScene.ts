import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { runBlender, type Settings } from '../shared/runBlender'
import { readExr } from '../shared/readExr'
import { drawLabel } from '../shared/drawLabel'
import { withTemporaryFolder } from '../shared/withTemporaryFolder'
import { denoiseScene, type Render } from './denoiseScene'
import type { Scene } from './scene'
import { toneMap } from './toneMap'

const script = path.resolve('artwork/scenes/blender/draw.py')
const usualSamples = 28

const pictureFiles = (pictures: Scene['pictures'] = {}) =>
  Object.fromEntries(Object.entries(pictures).map(([key, file]) => [key, path.resolve(file)]))

const labelFiles = async (labels: Scene['labels'], folder: string) => {
  const files: Record<string, string> = {}
  for (const [key, { painting, line }] of Object.entries(labels ?? {})) {
    files[key] = path.join(folder, `${key}.png`)
    await drawLabel(painting, line, files[key])
  }
  return files
}

const render = (settings: Settings, folder: string, seed: number): Render => {
  const out = path.join(folder, `seed-${seed}`)
  mkdirSync(out)
  runBlender({ ...settings, seed, out }, script)
  return { colour: readExr(path.join(out, 'colour.exr')), albedo: readExr(path.join(out, 'albedo.exr')) }
}

/** Draws one scene into its master and says which file that is. */
export const drawScene = (scene: Scene) =>
  withTemporaryFolder(async (folder) => {
    const settings = {
      scene: scene.module,
      w: scene.size.width,
      h: scene.size.height,
      samples: scene.samples ?? usualSamples,
      ...scene.args,
      ...pictureFiles(scene.pictures),
      ...(await labelFiles(scene.labels, folder)),
    }
    const picture = denoiseScene(render(settings, folder, 1), render(settings, folder, 2))
    const { width, height } = picture
    const master = `src/content/media/scenes/${scene.file}.jpg`
    await sharp(toneMap(picture), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 89, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(master)
    return master
  })
