import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { lerp } from '../../../shared/numbers'
import { drawHouse } from '../../motifs/house'
import { upright } from '../../painting'
import { halfClear, square } from './square'

const { width, height } = upright
const middle = width / 2
const bricks = [
  '#d9673a',
  '#c64f32',
  '#e58a45',
  '#b9472f',
  '#e9b067',
  '#d67a5a',
  '#f0d2a0',
  '#7a5a9c',
  '#cf5a6b',
]
const rows = 16

/** One storey of the slope: how big its houses are and how far down they stand. */
const rowAt = (row: number) => {
  const near = row / (rows - 1)
  return { near, size: lerp(44, 176, near ** 2), base: lerp(1270, 2390, near ** 1.2) }
}

/** Brick houses climb the bowl; the ones behind the square first, then those that frame it. */
export function drawHouses(c: Composition, part: 'behind' | 'before') {
  for (let row = 0; row < rows; row++) {
    const { near, size, base } = rowAt(row)
    const isBehind = base < square.y
    if (isBehind !== (part === 'behind')) continue
    // The far ones take the violet of the air.
    const walls = bricks.map((brick) => mix(brick, '#6a3f8c', (1 - near) * 0.42))
    for (const x of placesAlong(c, size)) {
      const aside = Math.abs((x + size / 2 - middle) / middle)
      const y = base - aside ** 1.6 * lerp(220, 170, near) + c.random() * size * 0.18
      const box = {
        x,
        y,
        width: size * lerp(0.7, 1.05, c.random()),
        height: size * lerp(0.8, 1.75, c.random()),
      }
      const clear = Math.max(halfClear(y), halfClear(y - box.height * 0.5), halfClear(y - box.height))
      if (box.x < middle + clear && box.x + box.width > middle - clear) continue
      const isPasted = near > 0.25 && c.random() < 0.62
      c.drawAs(isPasted ? { paper: 'cut' } : {}, () => {
        drawHouse(c, box, walls, { litShare: lerp(0.34, 0.42, near) })
      })
      if (isPasted && c.random() < 0.3) drawNewsprint(c, box)
    }
  }
}

/** A cutting of newspaper over the front: columns of grey lines, no word to read. */
function drawNewsprint(
  c: Composition,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) {
  const [x, y] = [box.x + box.width * 0.12, box.y - box.height * 0.86]
  const [wide, tall] = [box.width * 0.76, box.height * 0.62]
  c.rect(x, y, wide, tall, '#e9dfca', { flow: 0, paper: 'torn' })
  for (let line = 1; line < tall / 9 - 1; line++)
    for (const column of [0.08, 0.55])
      c.rect(x + wide * column, y + line * 9, wide * (0.24 + 0.13 * c.random()), 3, '#8d857c', {
        flow: 0,
        paper: 'print',
      })
}

/** From both ends to the middle, so that the middle stands in front. */
function placesAlong(c: Composition, size: number): number[] {
  const places: number[] = []
  for (let x = -size; x < width + size; x += size * lerp(0.93, 1.05, c.random())) places.push(x)
  return places.sort((a, b) => Math.abs(b - middle) - Math.abs(a - middle))
}

/** Two lines of the cable car cross over the roofs. */
export function drawCableCars(c: Composition) {
  const cable = '#1d1536'
  const low = height * 0.5
  c.line('-20,905 360,1040 780,1100 1240,990 1670,800', cable, 3.6, { paintLoad: 80 })
  c.line(
    [
      [-20, low + 20],
      [420, 1225],
      [960, 1260],
      [1400, 1130],
      [1670, 1010],
    ],
    cable,
    3.6,
    { paintLoad: 80 },
  )
  drawCabin(c, 300, 1024, 1, '#d8232f')
  drawCabin(c, 1330, 960, 0.92, '#f0b428')
  drawCabin(c, 1110, 1238, 1.12, '#e0482a')
  drawCabin(c, 505, 1241, 1.06, '#f4c23a')
}

function drawCabin(c: Composition, x: number, cable: number, scale: number, colour: string) {
  const at = (u: number, v: number) => [x + u * scale, cable + v * scale] as const
  c.line([at(0, 0), at(0, 30)], '#1d1536', 4)
  c.polygon([at(-36, 28), at(36, 28), at(46, 60), at(36, 96), at(-36, 96), at(-46, 60)], colour, {
    isHardEdged: true,
    flow: Math.PI / 2,
  })
  c.polygon([at(10, 28), at(36, 28), at(46, 60), at(36, 96), at(10, 96)], mix(colour, '#3b1a4a', 0.35), {
    isHardEdged: true,
    flow: Math.PI / 2,
  })
  for (const [from, to] of [
    [-34, -5],
    [5, 34],
  ] as const)
    c.polygon([at(from, 38), at(to, 38), at(to, 66), at(from, 66)], '#ffe9b0', {
      isHardEdged: true,
      flow: 0,
      colourJitter: 0.4,
    })
}
