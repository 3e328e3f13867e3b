import { fireEvent } from '@testing-library/react'
import { listenToDrag } from '../../../src/features/unrolling/listenToDrag'
import { attachedShareAt } from '../../../src/features/unrolling/timing'

// jsdom has no PointerEvent.
const pointer = (type: string, x: number, y = 100, buttons = 1) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, buttons }), {
    pointerId: 1,
    isPrimary: true,
  })

const setUp = (isUnrolled = false) => {
  const stage = document.createElement('div')
  Object.defineProperty(stage, 'clientWidth', { value: 500 })
  stage.setPointerCapture = () => {}
  const drags: number[] = []
  const ends: boolean[] = []
  const stop = listenToDrag(stage, {
    isUnrolled: () => isUnrolled,
    onDrag: (progress) => drags.push(progress),
    onEnd: (isOff) => ends.push(isOff),
  })
  const send = (...events: Event[]) => events.forEach((event) => fireEvent(stage, event))
  return { stage, drags, ends, stop, send }
}

/** px that a finger travels on this stage from one end to the other, and before a press counts as a drag. */
const travel = 220
const slack = 6

it('answers at once, and stays ahead of the finger to the end', () => {
  const { drags, ends, send } = setUp()
  send(pointer('pointerdown', 100))
  const ways = [0.05, 0.2, 0.5, 0.8, 1]
  send(...ways.map((way) => pointer('pointermove', 100 + slack + way * travel)))
  expect(drags.map((value) => Math.round(value * 100))).toEqual([10, 35, 65, 84, 100])
  send(pointer('pointerup', 326, 100, 0))
  expect(ends).toEqual([true])
})

it('has the whole label off the glass where a drag that is let go would finish', () => {
  const { drags, send } = setUp()
  send(pointer('pointerdown', 100))
  send(...[0.18, 0.22].map((way) => pointer('pointermove', 100 + slack + way * travel)))
  const [before, after] = drags.map(attachedShareAt)
  expect(before).toBeGreaterThan(0)
  expect(after).toBe(0)
})

it('never goes back while the finger goes on, and stops at the end', () => {
  const { drags, send } = setUp()
  send(pointer('pointerdown', 100))
  send(...Array.from({ length: 300 }, (_, way) => pointer('pointermove', 100 + slack + way)))
  expect(drags).toEqual(drags.toSorted((a, b) => a - b))
  expect(drags.at(-1)).toBe(1)
})

it('the way from the middle of the stage ends before its edge', () => {
  expect(slack + travel).toBeLessThan(500 / 2)
})

it.each([
  { way: 0.21, finishes: false },
  { way: 0.23, finishes: true },
])('let go after $way of the way it finishes: $finishes', ({ way, finishes }) => {
  const { ends, send } = setUp()
  const x = 100 + slack + way * travel
  send(pointer('pointerdown', 100), pointer('pointermove', x), pointer('pointerup', x, 100, 0))
  expect(ends).toEqual([finishes])
})

it('goes back where it was let go too soon', () => {
  const { ends, send } = setUp()
  send(pointer('pointerdown', 100), pointer('pointermove', 130), pointer('pointerup', 130, 100, 0))
  expect(ends).toEqual([false])
})

it('goes back where the browser takes the finger for a scroll', () => {
  const { ends, send } = setUp()
  send(pointer('pointerdown', 100), pointer('pointermove', 400), pointer('pointercancel', 400, 100, 0))
  expect(ends).toEqual([false])
})

it('rolls up again by the same drag, to either side', () => {
  const { drags, ends, send } = setUp(true)
  send(pointer('pointerdown', 400), pointer('pointermove', 350), pointer('pointermove', 284))
  send(pointer('pointerup', 284, 100, 0))
  expect(drags.map((value) => Math.round(value * 100))).toEqual([65, 35])
  expect(ends).toEqual([false])
})

it('leaves presses and vertical movements alone', () => {
  const { drags, ends, send } = setUp()
  send(pointer('pointerdown', 100), pointer('pointermove', 103), pointer('pointerup', 103, 100, 0))
  send(pointer('pointerdown', 100), pointer('pointermove', 120, 180), pointer('pointerup', 120, 180, 0))
  expect([drags, ends]).toEqual([[], []])
})

it('takes a drag that began before the code was there', () => {
  const { drags, send } = setUp()
  send(pointer('pointermove', 100), pointer('pointermove', 216))
  expect(drags).toEqual([0.65])
})

it('a pointer that is not pressed drags nothing', () => {
  const { drags, send } = setUp()
  send(pointer('pointermove', 100, 100, 0), pointer('pointermove', 300, 100, 0))
  expect(drags).toEqual([])
})

it('stops listening', () => {
  const { drags, stop, send } = setUp()
  stop()
  send(pointer('pointerdown', 100), pointer('pointermove', 300))
  expect(drags).toEqual([])
})
