import type { layoutWall } from './layoutWall'

type Wall = Pick<ReturnType<typeof layoutWall>, 'width' | 'height' | 'boardTop' | 'boardFront' | 'works'>

/** The board's front edge, and the darker wall above it, in cm. */
const edgeCm = 0.6
const cornerCm = 12

/** Stops of a gradient, from one class to the other. */
const Stops = ({ from, to }: { from: string; to: string }) => (
  <>
    <stop className={`scale-wall__${from}`} />
    <stop className={`scale-wall__${to}`} offset="1" />
  </>
)

const downwards = { x1: 0, y1: 0, x2: 0, y2: 1 }

/**
 * A plaster wall with a lamp over it and a board to stand on. They are nine times as wide as what is shown, and the wall
 * goes on above it: a page may let them reach its edges (`overflow: visible`).
 * @param id names the gradients, in the page only once
 */
export function ScaleWallGround({ id, wall }: { id: string; wall: Wall }) {
  const { width, height, boardTop, boardFront, works } = wall
  const across = { x: -4 * width, width: 9 * width }
  const first = works[0]
  const lit = first ? first.x + first.width / 2 : width / 2
  const url = (name: string) => `url(#${id}${name})`
  return (
    <>
      <linearGradient id={`${id}plaster`} {...downwards}>
        <Stops from="wall-lit" to="wall-shaded" />
      </linearGradient>
      <radialGradient
        id={`${id}lamp`}
        gradientUnits="userSpaceOnUse"
        cx={0}
        cy={0}
        r={1}
        gradientTransform={`translate(${lit} ${boardTop * 0.3}) scale(${width * 0.62} ${boardTop})`}
      >
        <stop className="scale-wall__lamp" />
        <stop className="scale-wall__lamp-edge" offset="0.5" />
        <stop className="scale-wall__lamp-end" offset="1" />
      </radialGradient>
      <linearGradient id={`${id}corner`} {...downwards}>
        <Stops from="dark-end" to="dark" />
      </linearGradient>
      <linearGradient id={`${id}board`} {...downwards}>
        <Stops from="board-back" to="board-lit" />
      </linearGradient>
      <linearGradient id={`${id}front`} {...downwards}>
        <Stops from="front-lit" to="front-shaded" />
      </linearGradient>
      <rect {...across} y={-height} height={height + boardTop} fill={url('plaster')} />
      <rect
        className="scale-wall__board"
        {...across}
        y={boardTop}
        height={boardFront - boardTop}
        fill={url('board')}
      />
      <rect {...across} y={boardFront} height={height - boardFront} fill={url('front')} />
      <rect className="scale-wall__edge" {...across} y={boardFront} height={edgeCm} />
      <rect {...across} y={-height} height={2 * height} fill={url('lamp')} />
      <rect {...across} y={boardTop - cornerCm} height={cornerCm} fill={url('corner')} />
    </>
  )
}
