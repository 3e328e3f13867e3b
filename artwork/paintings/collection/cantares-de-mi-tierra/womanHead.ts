import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { drawBlossom } from '../../motifs/flower'

export const skin = '#b8703f'
const hair = '#2a1826'
const downward = Math.PI / 2

export function drawHead(picture: Composition) {
  picture.path(
    'M520,900L584,896C584,930 592,950 604,962C572,980 530,980 498,964C512,950 520,930 520,900Z',
    '#9a5a36',
    { isHardEdged: true, flow: downward },
  )
  picture.path('M470,820C468,890 504,940 552,942C604,940 640,890 636,816Z', hair, {
    isHardEdged: true,
    flow: downward,
    angleJitter: 0.5,
  })
  picture.line('552,830 553,880 552,938', '#8a5a48', 4)
  picture.ellipse(639, 862, 13, 22, skin, { isHardEdged: true })
  picture.circle(642, 892, 10, '#f7c64c', { isHardEdged: true })
  drawBraid(picture, parsePoints('520,926 486,1020 470,1140 430,1270'))
  drawBraid(picture, parsePoints('588,926 596,1020 570,1140 536,1280'))
  drawHat(picture)
}

function drawBraid(picture: Composition, points: readonly Point[]) {
  const spine = smoothCurve(points, 21)
  spine.forEach(([x, y], k) => {
    const size = 25 - k * 0.5
    picture.ellipse(
      x + (k % 2 ? 5 : -5),
      y,
      size * 0.86,
      size * 0.72,
      shade(hair, k % 2 ? 0.1 : 0.03, 0.01),
      {
        isHardEdged: true,
        rotation: k % 2 ? 35 : -35,
        flow: k % 2 ? 0.6 : -0.6,
      },
    )
  })
  const [x, y] = points.at(-1)!
  for (let thread = 0; thread < 7; thread++)
    picture.line(
      [
        [x, y],
        [x - 12 + thread * 5, y + 34],
        [x - 26 + thread * 8, y + 70],
      ],
      thread % 2 ? '#e8702c' : '#f7c64c',
      4,
    )
  picture.circle(x, y, 13, '#d8304a', { isHardEdged: true })
}

/** The light felt hat of the valleys with a ribbon and a flower. */
function drawHat(picture: Composition) {
  const [felt, dark] = ['#f2d6a2', '#b97f52']
  picture.ellipse(553, 812, 178, 48, dark, { isHardEdged: true, rotation: -5, flow: 0 })
  picture.ellipse(550, 802, 178, 44, felt, { isHardEdged: true, rotation: -5, flow: 0, angleJitter: 0.2 })
  picture.path(
    'M462,800C460,720 476,676 520,664C552,676 580,672 604,660C640,676 648,730 642,790C590,820 510,824 462,800Z',
    felt,
    { isHardEdged: true, flow: downward },
  )
  picture.path(
    'M572,672C586,668 596,664 604,660C640,676 648,730 642,790C624,800 604,806 584,810C594,760 590,710 572,672Z',
    dark,
    { isHardEdged: true, flow: downward },
  )
  picture.path('M461,766C510,790 594,786 645,756L643,792C592,822 510,826 462,802Z', '#8a1c4a', {
    isHardEdged: true,
    flow: 0,
  })
  for (const [x, y, radius, tint] of [
    [486, 786, 34, '#d8304a'],
    [528, 798, 26, '#f2b83c'],
    [456, 764, 24, '#f3a0b0'],
  ] as const)
    drawBlossom(picture, x, y, radius, tint, { petals: 5, heart: '#fbe3a0' })
}
