import { bristleSamples } from './bristles'
import type { Rgb } from './colour'
import type { Point } from './curves'
import type { Stroke } from './stroke'

const untouched = 1e9
/** How suddenly chalk ends on the slope of a grain. */
const chalkEdge = 7

// Own names: an import looked up for every pixel costs half of the time.
const { across, along } = bristleSamples
const clamp = (value: number) => (value < 0 ? 0 : value > 1 ? 1 : value)

/** Between the four samples about a place of a brush's grid. */
const sampleBilinear = (plane: Float32Array, at: number, right: number, down: number) => {
  const above = plane[at]! + (plane[at + 1]! - plane[at]!) * right
  const below = plane[at + across]! + (plane[at + across + 1]! - plane[at + across]!) * right
  return above + (below - above) * down
}

/** Wet paint: its colour from 0 to 1, and its height. */
export class Canvas {
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
  readonly heightMap: Float32Array
  // For each pixel under the stroke: how far it lies from its middle line, and where across and along it.
  readonly #distance: Float32Array
  readonly #u: Float32Array
  readonly #v: Float32Array
  readonly #touched: Int32Array
  #count = 0

  constructor(
    readonly width: number,
    readonly height: number,
    groundAt: (pixel: number) => Rgb,
    /** Its roughness, where chalk does not reach everything. */
    readonly grain?: Float32Array,
  ) {
    const area = width * height
    this.planes = [new Float32Array(area), new Float32Array(area), new Float32Array(area)]
    this.heightMap = new Float32Array(area)
    this.#distance = new Float32Array(area).fill(untouched)
    this.#u = new Float32Array(area)
    this.#v = new Float32Array(area)
    this.#touched = new Int32Array(area)
    for (let i = 0; i < area; i++) groundAt(i).forEach((value, c) => (this.planes[c]![i] = value))
  }

  paintStroke(stroke: Stroke) {
    this.#measurePath(stroke)
    const { width, height, planes } = this
    const [x, y] = stroke.path[stroke.path.length >> 1]!
    const middle =
      Math.max(0, Math.min(height - 1, Math.round(y))) * width +
      Math.max(0, Math.min(width - 1, Math.round(x)))
    const paint = stroke.colour.map((value, c) => value + (planes[c]![middle]! - value) * stroke.pickUp)
    for (let touch = 0; touch < this.#count; touch++) this.#deposit(this.#touched[touch]!, stroke, paint)
    this.#count = 0
  }

  #measurePath({ path, radius }: Stroke) {
    const lengths = path.slice(1).map(([x, y], k) => Math.hypot(x - path[k]![0], y - path[k]![1]))
    const total = Math.max(
      lengths.reduce((sum, length) => sum + length, 0),
      radius * 1.2,
    )
    const extra = radius * 0.5
    let travelled = 0
    lengths.forEach((length, k) => {
      const before = k === 0 ? extra : 0
      const after = k === lengths.length - 1 ? extra : 0
      this.#measureSegment(
        path[k]!,
        path[k + 1]!,
        radius,
        before,
        after,
        travelled + extra,
        total + 2 * extra,
      )
      travelled += length
    })
  }

  #measureSegment(
    [ax, ay]: Point,
    [bx, by]: Point,
    radius: number,
    before: number,
    after: number,
    start: number,
    total: number,
  ) {
    const length = Math.hypot(bx - ax, by - ay) || 1e-3
    const dx = (bx - ax) / length
    const dy = (by - ay) / length
    const pad = radius + 2 + radius * 0.5
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - pad))
    const right = Math.min(this.width - 1, Math.ceil(Math.max(ax, bx) + pad))
    const top = Math.max(0, Math.floor(Math.min(ay, by) - pad))
    const bottom = Math.min(this.height - 1, Math.ceil(Math.max(ay, by) + pad))
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const forward = (x - ax) * dx + (y - ay) * dy
        const side = (y - ay) * dx - (x - ax) * dy
        const held = Math.max(-before, Math.min(length + after, forward))
        const distance = held === forward ? Math.abs(side) : Math.hypot(side, forward - held)
        if (distance > radius) continue
        const i = y * this.width + x
        if (distance >= this.#distance[i]!) continue
        if (this.#distance[i] === untouched) this.#touched[this.#count++] = i
        this.#distance[i] = distance
        this.#u[i] = side / radius
        this.#v[i] = (start + held) / total
      }
  }

  #deposit(i: number, stroke: Stroke, paint: readonly number[]) {
    const { bristles, radius, isFlipped, opacity, paintHeight, mask } = stroke
    const off = this.#distance[i]! / radius
    this.#distance[i] = untouched
    if (mask && !mask(i)) return
    const u = isFlipped ? -this.#u[i]! : this.#u[i]!
    const column = Math.min(across - 1.001, clamp(u * 0.5 + 0.5) * (across - 1))
    const line = Math.min(along - 1.001, clamp(this.#v[i]!) * (along - 1))
    const at = Math.floor(line) * across + Math.floor(column)
    const right = column - Math.floor(column)
    const down = line - Math.floor(line)
    let cover = sampleBilinear(bristles.cover, at, right, down) * opacity * clamp((1 - off) * radius * 0.8)
    if (this.grain && stroke.press !== undefined)
      cover *= clamp((this.grain[i]! - (1 - stroke.press)) * chalkEdge + 0.5)
    if (cover < 0.004) return
    const tone = 1 + sampleBilinear(bristles.tone, at, right, down) * 0.06
    for (let c = 0; c < 3; c++) {
      const plane = this.planes[c]!
      plane[i] = plane[i]! + (clamp(paint[c]! * tone) - plane[i]!) * cover
    }
    const share = cover * 0.75
    const thickness = Math.min(1.6, 0.5 + radius / 22)
    this.heightMap[i] =
      this.heightMap[i]! * (1 - share) +
      sampleBilinear(bristles.height, at, right, down) * paintHeight * share * thickness
  }
}
