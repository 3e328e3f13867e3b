import { join, relative } from 'node:path'
import sharp from 'sharp'
import type { LoaderContext } from 'webpack'
import { assetOutput } from '../bundles/bundleParts'
import { encodePicture, type EncodedPicture } from './encodePicture'
import { readPicture, writePicture } from './pictureCache'
import { pictureKey, pictureName, recipeFor } from './pictureRecipes'

const concurrency = 2
sharp.concurrency(1)

/** Each queue encodes one picture at a time. */
const queues: Promise<unknown>[] = Array.from({ length: concurrency }, () => Promise.resolve())
let turn = 0

function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
  const index = turn++ % concurrency
  const result = (queues[index] ?? Promise.resolve()).then(work)
  queues[index] = result.catch(() => undefined)
  return result
}

interface Options {
  /** False where another build of the same pictures writes the files. */
  readonly emit: boolean
}

/** The master under each name that a page requests: browsers recognise an image's format by its content. */
async function readMaster(master: Buffer): Promise<EncodedPicture> {
  const { width, height } = await sharp(master).metadata()
  const names = ['avif', 'webp', 'jpg'].map((extension) => `${width}.${extension}`)
  return {
    widths: [width],
    width,
    height,
    fallback: `${width}.jpg`,
    files: new Map(names.map((name) => [name, master])),
  }
}

async function loadPicture(context: LoaderContext<Options>, master: Buffer) {
  const { mode, resourcePath, rootContext } = context
  const recipe = recipeFor(resourcePath)
  const key = pictureKey(resourcePath, master)
  const folder = join(rootContext, '.cache/pictures', key)

  const encode = async (): Promise<EncodedPicture> => {
    const picture = await encodePicture(master, recipe).catch(() => {
      const sentence = `${relative(rootContext, resourcePath)} is not a picture that can be read.`
      throw Object.assign(new Error(sentence), { hideStack: true })
    })
    await writePicture(folder, picture)
    return picture
  }

  const make = () => (mode === 'development' ? readMaster(master) : enqueue(encode))
  const { files, ...facts } = (await readPicture(folder)) ?? (await make())
  const path = `media/${pictureName(key)}`
  if (context.getOptions().emit)
    for (const [name, content] of files) context.emitFile(`${path}-${name}`, content)
  return `export default ${JSON.stringify({ base: assetOutput.publicPath + path, ...facts })}`
}

export const raw = true

/** Makes every size of a master, under `npm run dev` none, and exports its `PictureSource`. */
export default function pictureLoader(this: LoaderContext<Options>, master: Buffer) {
  const done = this.async()
  loadPicture(this, master).then(
    (source) => done(null, source),
    (error: Error) => done(error),
  )
}
