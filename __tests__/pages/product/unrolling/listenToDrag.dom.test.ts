import { fireEvent } from '@testing-library/react'
import { listenToDrag } from '../../../../src/pages/product/unrolling/listenToDrag'

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

it('follows the pointer, and finishes by itself when it is let go far enough', () => {
  const { drags, ends, send } = setUp()
  send(pointer('pointerdown', 100))
  send(pointer('pointermove', 186), pointer('pointermove', 286))
  expect(drags.map((value) => Math.round(value * 100))).toEqual([22, 50])
  send(pointer('pointerup', 286, 100, 0))
  expect(ends).toEqual([true])
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
  send(pointer('pointerdown', 400), pointer('pointermove', 214), pointer('pointerup', 214, 100, 0))
  expect(drags).toEqual([0.5])
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
  send(pointer('pointermove', 100), pointer('pointermove', 286))
  expect(drags).toEqual([0.5])
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
