import { label } from '../../../src/features/unrolling/bottlePicture'
import { drawFront } from '../../../src/features/unrolling/drawFront'
import type { Edge } from '../../../src/features/unrolling/placeEdges'
import type { Sprites } from '../../../src/features/unrolling/sprites'
import { expectSome } from '../../support/expectSome'

const edge: Omit<Edge, 'x' | 'position'> = { top: 20, bandTop: 100, bottom: 120, turn: 0, wallProgress: 0 }
const front: readonly Edge[] = [
  { ...edge, x: 0, position: 0.5 },
  { ...edge, x: 30, position: 0.6 },
]

const picture = () => Object.assign(document.createElement('canvas'), { width: 300, height: 400 })

/** What `drawFront` draws of each picture, as the browser is asked for it. */
function recordColumns() {
  const sprites = { painting: picture(), band: picture(), bandGround: () => '#000' } as unknown as Sprites
  const drawImage = jest.fn()
  const nothing = () => {}
  const context = {
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'lineTo', 'closePath', 'clip', 'fill'].map((name) => [name, nothing]),
    ),
    getTransform: () => ({ a: 1 }),
    createLinearGradient: () => ({ addColorStop: nothing }),
    drawImage,
  }
  drawFront(context as unknown as CanvasRenderingContext2D, front, sprites)
  const calls = drawImage.mock.calls as [HTMLCanvasElement, ...number[]][]
  /** The rows of the picture at two heights of the stage, in each column. */
  return (of: 'painting' | 'band', ...heights: readonly number[]) =>
    calls
      .filter(([drawn]) => drawn === sprites[of])
      .map(([, , sy = 0, , sh = 0, , dy = 0, , dh = 0]) =>
        heights.map((height) => (sy + ((height - dy) * sh) / dh) / 400),
      )
}

it('each line of the painting is drawn where the label has it, beside the part that still sticks', () => {
  for (const [top, bottom] of expectSome(recordColumns()('painting', edge.top, edge.bandTop))) {
    expect(top).toBeCloseTo(label.crop.from, 6)
    expect(bottom).toBeCloseTo(label.crop.to, 6)
  }
})

it('the name is drawn last in its own height', () => {
  const columns = recordColumns()('band', edge.bandTop, edge.bottom)
  const [top, bottom] = columns.at(-1)!
  expect(top).toBeCloseTo(0, 6)
  expect(bottom).toBeCloseTo(1, 6)
})
