import { act, renderHook } from '@testing-library/react'
import { useSlideRing } from '../../../src/features/catalogue/useSlideRing'
import { expectSome } from '../../support/expectSome'

const modulo = (value: number, size: number) => ((value % size) + size) % size

/** A carousel that has moved by these steps, one after the other. */
function turn(count: number, slidesToShow: number, steps: readonly number[]) {
  const ring = renderHook((shown: number) => useSlideRing(count, shown), { initialProps: slidesToShow })
  const items = () => ring.result.current.items
  let slide = 0
  const move = (by: number) => {
    slide = modulo(slide + by, items().length)
    act(() => ring.result.current.moveTo(slide))
  }
  steps.forEach(move)
  return {
    ...ring,
    move,
    items,
    current: () => ring.result.current.current,
    /** What the slides from the one in front on show. */
    inView: (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => items()[modulo(slide + from + at, items().length)]),
  }
}

const expected = (count: number, position: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => modulo(position + from + at, count))

it.each([1, 5, 7])('a list of %i has a slide for each item, which stays', (count) => {
  const all = [...Array(count).keys()]
  const ring = turn(count, 2, [])
  expect(ring.items()).toEqual(all)
  for (const step of [1, 1, -1, -1, -1]) ring.move(step)
  expect(ring.items()).toEqual(all)
  expect(ring.current()).toBe(modulo(-1, count))
})

it.each([
  [70, 2],
  [70, 3],
  [70, 5],
  [700, 5],
])('of %i items, %i side by side, the right ones are in view and beside it', (count, shown) => {
  const ring = turn(count, shown, [])
  let position = 0
  const steps = [1, 1, shown, shown, -1, -shown, -shown, -shown, -1, 1, shown, 1]
  for (const step of expectSome(steps)) {
    // Where a finger drags the next two into view.
    expect(ring.inView(-2, shown + 2)).toEqual(expected(count, position, -2, shown + 2))
    ring.move(step)
    position += step
    expect(ring.current()).toBe(modulo(position, count))
    expect(ring.inView(0, shown)).toEqual(expected(count, position, 0, shown))
  }
})

it('shows every item once round, and comes back to the first', () => {
  const seen: (number | undefined)[] = []
  const ring = turn(70, 2, [])
  for (let step = 0; step < 70; step++) {
    seen.push(ring.inView(0, 1)[0])
    ring.move(1)
  }
  expect(seen).toEqual([...Array(70).keys()])
  expect(ring.current()).toBe(0)
})

it('has as many slides for 70 items as for 700, and for 7 on phones', () => {
  const slidesOf = (count: number, shown: number) => turn(count, shown, []).items().length
  expect(slidesOf(7, 2)).toBe(7)
  expect(slidesOf(70, 2)).toBe(7)
  expect(slidesOf(700, 2)).toBe(7)
  expect(slidesOf(70, 5)).toBe(13)
  expect(slidesOf(700, 5)).toBe(13)
})

it('keeps its place where the width changes how many slides there are', () => {
  const { result, rerender } = turn(70, 2, [1, 1, 1])
  expect(result.current.current).toBe(3)
  rerender(5)
  expect(result.current.current).toBe(3)
  expect(result.current.items.slice(0, 5)).toEqual([3, 4, 5, 6, 7])
  act(() => result.current.moveTo(1))
  expect(result.current.items.slice(1, 6)).toEqual([4, 5, 6, 7, 8])
})
