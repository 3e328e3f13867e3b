import sharp from 'sharp'
import { seededRandom } from '../../shared/numbers'
import { parseHex } from './colour'
import { parsePoints, smoothCurve, type Point } from './curves'
import type { BrushLine, BrushSettings, ReferenceImage } from './referenceImage'

interface ShapeStyle extends BrushSettings {
  readonly opacity?: number
  /** Degrees about its middle. */
  readonly rotation?: number
}

/** Points, or their list as SVG writes it: `0,0 4,1.5`. */
export type Points = string | readonly Point[]

type Stop = readonly [offset: number, colour: string]

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

const toPoints = (points: Points) => (typeof points === 'string' ? parsePoints(points) : points)

const number = (value: number) => value.toFixed(1)

/** A picture made of flat shapes, each drawn twice: as colour and as its number. */
export class Composition {
  readonly random: () => number
  readonly #colours: string[] = []
  readonly #shapeIds: string[] = []
  readonly #gradients: string[] = []
  readonly #brushes: BrushSettings[] = [{}]
  readonly #lines: BrushLine[] = []
  #common: BrushSettings = {}

  constructor(
    readonly width: number,
    readonly height: number,
    seed: number,
  ) {
    this.random = seededRandom(seed)
  }

  /** From the top of the shape to its bottom, or along `x2`, `y2` (0 to 1 of the shape). */
  gradient(stops: readonly Stop[], x2 = 0, y2 = 1): string {
    const id = `g${this.#gradients.length}`
    const body = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')
    this.#gradients.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${body}</linearGradient>`,
    )
    return `url(#${id})`
  }

  path(d: string, fill: string, style: ShapeStyle = {}) {
    this.#draw('path', { d }, fill, style)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, style: ShapeStyle = {}) {
    this.#draw('rect', { x, y, width, height }, fill, style)
  }

  circle(cx: number, cy: number, r: number, fill: string, style: ShapeStyle = {}) {
    this.#draw('circle', { cx, cy, r }, fill, style)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, style: ShapeStyle = {}) {
    const turn = style.rotation ? { transform: `rotate(${style.rotation} ${cx} ${cy})` } : {}
    this.#draw('ellipse', { cx, cy, rx, ry, ...turn }, fill, style)
  }

  polygon(points: Points, fill: string, style: ShapeStyle = {}) {
    this.path(
      `M${toPoints(points)
        .map(([x, y]) => `${number(x)},${number(y)}`)
        .join('L')}Z`,
      fill,
      style,
    )
  }

  /** A brush line through the points: outlines, hair, cables; thin shapes would break up into dashes. */
  line(
    points: Points,
    colour: string,
    radius: number,
    { paintLoad = 26, opacity = 0.96 }: { paintLoad?: number; opacity?: number } = {},
  ) {
    const path = smoothCurve(toPoints(points), Math.max(2, radius))
    this.#lines.push({
      path,
      colour: parseHex(colour),
      radius,
      paintLoad,
      opacity,
      aboveShape: this.#brushes.length - 1,
    })
  }

  /** Every shape drawn meanwhile has these settings too. */
  drawAs(settings: BrushSettings, draw: () => void) {
    const before = this.#common
    this.#common = { ...before, ...settings }
    draw()
    this.#common = before
  }

  async rasterise(): Promise<ReferenceImage> {
    const { width, height } = this
    const [colours, ids] = await Promise.all([this.#pixels(this.#colours), this.#pixels(this.#shapeIds)])
    const area = width * height
    const planes = [0, 1, 2].map((c) =>
      Float32Array.from({ length: area }, (_, i) => colours[i * 3 + c]! / 255),
    )
    const shapeAt = Uint16Array.from({ length: area }, (_, i) => {
      const shape = (ids[i * 3]! << 16) | (ids[i * 3 + 1]! << 8) | ids[i * 3 + 2]!
      return shape < this.#brushes.length ? shape : 0
    })
    return {
      width,
      height,
      planes: planes as [Float32Array, Float32Array, Float32Array],
      shapeAt,
      brushes: this.#brushes,
      lines: this.#lines,
    }
  }

  #draw(tag: string, shape: Readonly<Record<string, string | number>>, fill: string, style: ShapeStyle) {
    const { opacity, ...brush } = style
    this.#brushes.push({ ...brush, ...this.#common })
    const id = `#${(this.#brushes.length - 1).toString(16).padStart(6, '0')}`
    const opacityAttribute = opacity === undefined ? '' : ` opacity="${opacity}"`
    this.#colours.push(`<${tag} ${attributes(shape)} fill="${fill}"${opacityAttribute}/>`)
    this.#shapeIds.push(`<${tag} ${attributes(shape)} fill="${id}" shape-rendering="crispEdges"/>`)
  }

  async #pixels(body: readonly string[]): Promise<Buffer> {
    const { width, height } = this
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${this.#gradients.join('')}</defs>${body.join('')}</svg>`
    return sharp(Buffer.from(svg), { unlimited: true })
      .flatten({ background: '#000' })
      .removeAlpha()
      .raw()
      .toBuffer()
  }
}
