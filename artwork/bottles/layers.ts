import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runBlender } from '../shared/runBlender'
import type { ProductLine } from '../../src/content/models'
import { capMetal } from './bottles'
import { boxBlur } from '../shared/boxBlur'
import { denoise } from '../shared/denoise'
import { readExr, type LinearImage } from '../shared/readExr'

const size = { width: 880, height: 2136 } as const
const samples = { glass: 72, light: 64, print: 32 } as const
const paperWhite = 0.8
const scriptFolder = path.resolve('artwork/bottles/blender')

/** The layers all bottles share are kept until a Blender script changes. */
const cacheFolder = () => {
  const hash = createHash('sha256').update(JSON.stringify([size, samples]))
  for (const name of readdirSync(scriptFolder).sort())
    if (name.endsWith('.py')) hash.update(readFileSync(path.join(scriptFolder, name)))
  const folder = path.resolve('.cache/bottles', hash.digest('hex').slice(0, 12))
  mkdirSync(folder, { recursive: true })
  return folder
}

const render = (name: string, settings: Readonly<Record<string, string | number>>): LinearImage => {
  const out = path.join(cacheFolder(), `${name}.exr`)
  runBlender({ ...settings, w: size.width, h: size.height, out })
  const layer = readExr(out)
  rmSync(out)
  return layer
}

const readOrRender = (name: string, make: () => LinearImage): LinearImage => {
  const file = path.join(cacheFolder(), `${name}.planes`)
  if (!existsSync(file)) {
    console.log(`Se dibuja, por única vez, una capa común a varias botellas (${name}): puede tardar minutos.`)
    const { planes } = make()
    writeFileSync(file, Buffer.concat(planes.map((plane) => new Uint8Array(plane.buffer))))
  }
  const bytes = readFileSync(file)
  const area = size.width * size.height
  const planes = [0, 1, 2, 3].map(
    (c) => new Float32Array(bytes.buffer, bytes.byteOffset + c * area * 4, area),
  )
  return { ...size, planes }
}

/** Everything but the label, which is cut out of it. */
export const renderGlass = (line: ProductLine) =>
  readOrRender(`glass-${line}`, () => {
    const [first, second] = [1, 2].map((seed) =>
      render(`glass-${line}-${seed}`, { layer: 'glass', cap: capMetal(line), seed, samples: samples.glass }),
    ) as [LinearImage, LinearImage]
    return denoise(first, second)
  })

/** Light varies slowly over the label: three box blurs take its noise away, up to the very edge. */
const blurLight = ({ planes, ...rest }: LinearImage): LinearImage => {
  const blurred = planes.map((plane) => {
    let result = plane
    for (let pass = 0; pass < 3; pass++) result = boxBlur(result, rest.width, 9)
    return result
  })
  const cover = blurred[3]!
  return {
    ...rest,
    planes: blurred.map((plane) => plane.map((value, i) => value / Math.max(1e-4, cover[i]!))),
  }
}

const renderLabelLight = (paper: 'white' | 'black') =>
  readOrRender(`light-${paper}`, () =>
    blurLight(render(`light-${paper}`, { layer: paper, samples: samples.light })),
  )

/** The print in its own colours times the light on white paper, plus the sheen of black paper. */
export const renderLabel = (name: string, picture: string): LinearImage => {
  const print = render(`print-${name}`, { layer: 'print', label: picture, samples: samples.print })
  const [white, black] = [renderLabelLight('white'), renderLabelLight('black')]
  const cover = print.planes[3]!
  const planes = print.planes.map((plane, c) =>
    c === 3
      ? plane
      : plane.map((value, i) => {
          const sheen = black.planes[c]![i]!
          return value * ((white.planes[c]![i]! - sheen) / paperWhite) + cover[i]! * sheen
        }),
  )
  return { ...print, planes }
}
