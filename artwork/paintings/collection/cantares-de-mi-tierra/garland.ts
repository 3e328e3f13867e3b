import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawLimb } from '../../motifs/limb'
import { drawGrapes, drawVineLeaf } from './vine'

/** An old vine hangs in from both upper corners, in leaf and in fruit. */
export function drawGarland(picture: Composition) {
  const left: Point[] = parsePoints('-30,250 90,150 250,92 430,84 560,40')
  const right: Point[] = parsePoints('1690,330 1590,190 1450,110 1290,92 1150,30')
  for (const branch of [left, right]) drawLimb(picture, branch, [40, 32, 24, 18, 12], '#6a3a2c')
  const leaves: readonly (readonly [number, number, number, number])[] = [
    [20, 170, 120, 200],
    [120, 100, 110, 160],
    [200, 150, 124, 190],
    [330, 60, 100, 150],
    [400, 130, 104, 200],
    [520, 70, 84, 170],
    [60, 300, 96, 215],
    [1640, 230, 124, 160],
    [1560, 130, 116, 200],
    [1480, 170, 112, 170],
    [1380, 70, 108, 205],
    [1290, 130, 96, 165],
    [1190, 60, 80, 195],
    [1610, 380, 92, 150],
  ]
  leaves.forEach(([x, y, size, rotation], k) => {
    if (k % 3 === 1) drawGrapes(picture, x, y + 50, 22, ['#7a2f8c', '#9a3a7a', '#5a2a7a'][k % 2]!)
    drawVineLeaf(picture, x, y - 40, size, rotation, ['#5f8f3e', '#8aa63e', '#3f7a48', '#b8a83c'][k % 4]!)
  })
  for (const [x, y, turn] of [
    [600, 60, 1],
    [1120, 56, -1],
    [120, 420, 1],
    [1560, 500, -1],
  ] as const)
    picture.line(
      [
        [x - turn * 60, y - 30],
        [x, y],
        [x + turn * 26, y + 36],
        [x + turn * 4, y + 56],
        [x - turn * 16, y + 34],
      ],
      '#7fa044',
      4,
      { paintLoad: 60 },
    )
}
