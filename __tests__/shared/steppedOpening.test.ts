import { steppedOpening } from '../../src/shared/steppedOpening'

it('three steps at each shoulder, symmetric about the middle', () => {
  expect(steppedOpening({ left: 0, right: 20, top: 0, bottom: 30, step: 2 })).toEqual([
    [0, 30],
    [0, 6],
    [2, 6],
    [2, 4],
    [4, 4],
    [4, 2],
    [6, 2],
    [6, 0],
    [14, 0],
    [14, 2],
    [16, 2],
    [16, 4],
    [18, 4],
    [18, 6],
    [20, 6],
    [20, 30],
  ])
})
