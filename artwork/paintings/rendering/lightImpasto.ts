import { boxBlur } from '../../shared/boxBlur'
import { clamp } from '../../shared/numbers'
import type { Canvas } from './canvas'
import { valueNoise } from './noise'

export interface Surface {
  /** 1 is thick oil, 0 is flat. */
  readonly relief: number
  /** How far the weave of the canvas shows. */
  readonly weave: number
  readonly gloss: number
}

/** From the upper left, as on every picture of the brand. */
const towardsLight = { x: -0.55, y: -0.62, z: 0.56 } as const
const threadPixels = 3.1

/** Paint over thread: thick paint hides the weave. */
function surfaceHeight({ width, height, heightMap }: Canvas, weave: number): Float32Array {
  const noise = valueNoise(4)
  const surface = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const isWarp = (Math.floor(x / threadPixels) + Math.floor(y / threadPixels)) % 2 === 1
      const bend = noise(x / 40 + (isWarp ? 0 : 9), y / 40) * 3
      const thread = Math.sin(((isWarp ? x : y) * 2 * Math.PI) / threadPixels + bend)
      const paint = heightMap[i]!
      surface[i] = paint + weave * 0.16 * thread * (1 - 0.6 * clamp(paint)) + 0.03 * noise(x / 1.7, y / 1.7)
    }
  return surface
}

/** The canvas as a lamp shows it: 8-bit RGB. */
export function lightImpasto(canvas: Canvas, { relief, weave, gloss }: Surface): Buffer {
  const { width, height, planes } = canvas
  const fine = surfaceHeight(canvas, weave)
  const broad = boxBlur(boxBlur(fine, width, 1), width, 1)
  const { x: lx, y: ly, z: lz } = towardsLight
  const half = Math.hypot(lx, ly, lz + 1)
  const pixels = Buffer.alloc(width * height * 3)

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const left = x > 0 ? i - 1 : i
      const right = x < width - 1 ? i + 1 : i
      const above = y > 0 ? i - width : i
      const below = y < height - 1 ? i + width : i
      const slopeX = (fine[right]! - fine[left]! + broad[right]! - broad[left]!) * 0.75 * relief
      const slopeY = (fine[below]! - fine[above]! + broad[below]! - broad[above]!) * 0.75 * relief
      const up = 1 / Math.sqrt(slopeX ** 2 + slopeY ** 2 + 1)
      const facing = (-slopeX * lx - slopeY * ly + lz) * up
      const diffuse = Math.max(0, Math.min(1.5, 0.62 + 0.68 * facing))
      const mirror = Math.max(0, ((-slopeX * lx - slopeY * ly + lz + 1) * up) / half)
      const shine = gloss * mirror ** 60 * clamp((diffuse - 0.93) * 3.5) * 0.55
      for (let c = 0; c < 3; c++)
        pixels[i * 3 + c] = Math.round(255 * clamp(planes[c]![i]! * diffuse + shine))
    }
  return pixels
}
