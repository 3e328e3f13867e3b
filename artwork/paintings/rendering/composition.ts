import sharp from 'sharp'
import { randomFrom } from '../../shared/random'
import { parseHex, type Rgb } from './colour'
import { smoothCurve, type Point } from './curves'

/** How the brush treats one shape. Angles in radians, sizes in pixels. */
export interface Brush {
  /** The direction of the strokes; without it they follow the edges of the picture. */
  readonly flow?: number | ((x: number, y: number) => number)
  /** How far strokes stray from the flow. */
  readonly wobble?: number
  /** Strokes stop at its edge. */
  readonly hard?: boolean
  /** Brushes with a smaller radius leave it alone. */
  readonly finest?: number
  /** Brushes with a larger radius leave it alone. */
  readonly coarsest?: number
  /** Variation of colour from stroke to stroke; 1 is usual. */
  readonly jitter?: number
}

interface Drawing extends Brush {
  readonly opacity?: number
  /** Degrees about its middle. */
  readonly turned?: number
}

/** A single brush line laid over everything painted before it. */
export interface Line {
  readonly path: readonly Point[]
  readonly colour: Rgb
  readonly radius: number
  /** Points until the brush is dipped again. */
  readonly load: number
  readonly opacity: number
  /** Shapes drawn later hide it. */
  readonly over: number
}

/** What is to be painted: colours, and for each pixel the number of its shape. */
export interface Reference {
  readonly width: number
  readonly height: number
  /** Red, green, blue, each 0 to 1. */
  readonly planes: readonly [Float32Array, Float32Array, Float32Array]
  readonly shapeAt: Uint16Array
  readonly brushes: readonly Brush[]
  readonly lines: readonly Line[]
}

type Stop = readonly [offset: number, colour: string]

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')

const number = (value: number) => value.toFixed(1)

/** A picture made of flat shapes, each drawn twice: as colour and as its number. */
export class Composition {
  readonly random: () => number
  readonly #colours: string[] = []
  readonly #numbers: string[] = []
  readonly #gradients: string[] = []
  readonly #brushes: Brush[] = [{}]
  readonly #lines: Line[] = []

  constructor(
    readonly width: number,
    readonly height: number,
    seed: number,
  ) {
    this.random = randomFrom(seed)
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

  path(d: string, fill: string, drawing: Drawing = {}) {
    this.#draw('path', { d }, fill, drawing)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, drawing: Drawing = {}) {
    this.#draw('rect', { x, y, width, height }, fill, drawing)
  }

  circle(cx: number, cy: number, r: number, fill: string, drawing: Drawing = {}) {
    this.#draw('circle', { cx, cy, r }, fill, drawing)
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, drawing: Drawing = {}) {
    const turn = drawing.turned ? { transform: `rotate(${drawing.turned} ${cx} ${cy})` } : {}
    this.#draw('ellipse', { cx, cy, rx, ry, ...turn }, fill, drawing)
  }

  polygon(points: readonly Point[], fill: string, drawing: Drawing = {}) {
    this.path(`M${points.map(([x, y]) => `${number(x)},${number(y)}`).join('L')}Z`, fill, drawing)
  }

  /** A brush line through the points: outlines, hair, cables; thin shapes would break up into dashes. */
  line(
    points: readonly Point[],
    colour: string,
    radius: number,
    { load = 26, opacity = 0.96 }: { load?: number; opacity?: number } = {},
  ) {
    const path = smoothCurve(points, Math.max(2, radius))
    this.#lines.push({
      path,
      colour: parseHex(colour),
      radius,
      load,
      opacity,
      over: this.#brushes.length - 1,
    })
  }

  async rasterise(): Promise<Reference> {
    const { width, height } = this
    const [colours, numbers] = await Promise.all([this.#pixels(this.#colours), this.#pixels(this.#numbers)])
    const area = width * height
    const planes = [0, 1, 2].map((c) =>
      Float32Array.from({ length: area }, (_, i) => colours[i * 3 + c]! / 255),
    )
    const shapeAt = Uint16Array.from({ length: area }, (_, i) => {
      const shape = (numbers[i * 3]! << 16) | (numbers[i * 3 + 1]! << 8) | numbers[i * 3 + 2]!
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

  #draw(tag: string, shape: Readonly<Record<string, string | number>>, fill: string, drawing: Drawing) {
    const { opacity, ...brush } = drawing
    this.#brushes.push(brush)
    const id = `#${(this.#brushes.length - 1).toString(16).padStart(6, '0')}`
    const veil = opacity === undefined ? '' : ` opacity="${opacity}"`
    this.#colours.push(`<${tag} ${attributes(shape)} fill="${fill}"${veil}/>`)
    this.#numbers.push(`<${tag} ${attributes(shape)} fill="${id}" shape-rendering="crispEdges"/>`)
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
