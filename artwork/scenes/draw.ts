import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { runBlender, type Settings } from '../shared/blender'
import { readExr } from '../shared/exr'
import { drawLabel } from '../shared/label'
import { clean, type Render } from './denoise'
import type { Scene } from './scene'
import { tone } from './tone'

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

/** Draws a scene into a JPEG file, at a share of its size when it is only a trial. */
export async function drawScene(scene: Scene, file: string, share = 1): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'scene-'))
  try {
    const settings = {
      scene: scene.module,
      w: Math.round(scene.size.width * share),
      h: Math.round(scene.size.height * share),
      samples: scene.samples ?? usualSamples,
      ...scene.args,
      ...pictureFiles(scene.pictures),
      ...(await labelFiles(scene.labels, folder)),
    }
    const picture = clean(render(settings, folder, 1), render(settings, folder, 2))
    const { width, height } = picture
    await sharp(tone(picture), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 89, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
