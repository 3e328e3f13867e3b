import { keepCanvas } from '../../../src/features/sketch/keepCanvas'

const ofWidth = (width: number) => Object.assign(document.createElement('canvas'), { width })

test('a drawing is made once, and anew where it has to be larger', () => {
  const { keep, has } = keepCanvas()
  const small = keep('boda oleo', () => ofWidth(100), 100)
  expect(keep('boda oleo', () => ofWidth(80), 80)).toBe(small)
  expect(has('boda oleo', 100)).toBe(true)
  expect(has('boda oleo', 101)).toBe(false)
  const large = keep('boda oleo', () => ofWidth(200), 200)
  expect(large).not.toBe(small)
  expect(keep('boda oleo', () => ofWidth(100), 100)).toBe(large)
})

test('the latest stay, the one that was used longest ago goes', () => {
  const { keep, has } = keepCanvas(2)
  for (const key of ['one', 'two', 'one', 'three']) keep(key, () => ofWidth(1))
  expect(['one', 'two', 'three'].map((key) => has(key, 0))).toEqual([true, false, true])
})

test('where no bound is given, the latest three stay and the first are let go', () => {
  const { keep, has } = keepCanvas()
  const keys = ['one', 'two', 'three', 'four', 'five']
  for (const key of keys) keep(key, () => ofWidth(1))
  expect(keys.filter((key) => has(key, 0))).toEqual(['three', 'four', 'five'])
})
