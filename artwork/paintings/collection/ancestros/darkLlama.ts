import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { uniformTransform } from '../../motifs/transform'
import { parsePoints } from '../../rendering/curves'

interface Spot {
  /** Under its feet. */
  readonly x: number
  readonly y: number
  readonly height: number
}

const body =
  'M-48,-60C-44,-72 -22,-75 -2,-72C10,-71 17,-75 21,-84C24,-92 25,-99 25,-105L22,-118C26,-120 30,-116 31,-109L35,-109C35,-116 38,-120 42,-118L41,-106C46,-105 52,-103 57,-99C60,-96 58,-92 54,-91C50,-90 46,-90 43,-89C42,-80 42,-68 39,-58C38,-50 35,-44 32,-41L37,-22L43,-2L34,0L28,-19L21,-34L18,-17L20,0L11,1L9,-18L7,-33C-4,-30 -14,-30 -22,-33L-21,-18L-13,0L-22,1L-30,-17L-32,-34L-39,-19L-44,0L-53,0L-48,-21L-46,-43C-50,-48 -55,-47 -58,-40C-62,-52 -55,-62 -48,-60Z'
const back =
  'M-43,-61C-36,-69 -18,-70 0,-68C14,-67 20,-72 24,-82C28,-90 28,-98 29,-104C33,-92 32,-78 27,-70C20,-61 10,-59 -2,-59C-18,-59 -32,-58 -43,-61Z'

/** Yana phuyu: the llama the old people saw in the dark of the Milky Way; its eye is a star. */
export function drawDarkLlama(picture: Composition, { x, y, height }: Spot) {
  const own = uniformTransform({ x, y, unit: height / 118, rotation: -9 })
  const big = uniformTransform({ x: x + 4, y: y + 16, unit: (height / 118) * 1.07, rotation: -9 })
  const flow = own.direction(0.15)
  picture.path(big.path(body), '#2c1f78', { opacity: 0.6, flow, angleJitter: 1, minRadius: 4 })
  picture.path(
    own.path(body),
    picture.gradient([
      [0, '#0a0b38'],
      [0.6, '#0c0b3e'],
      [1, '#1b1459'],
    ]),
    {
      flow,
      isHardEdged: true,
      angleJitter: 0.9,
    },
  )
  picture.path(own.path(back), '#1e1a68', { opacity: 0.75, flow: own.direction(0.1), angleJitter: 0.6 })
  for (let lock = 0; lock < 46; lock++) {
    const u = -42 + 74 * picture.random()
    const v = -66 + 26 * picture.random()
    picture.line(
      own.points([
        [u, v],
        [u - 5, v + 4],
        [u - 9, v + 5 + 3 * picture.random()],
      ]),
      mix('#0a0b38', '#4636a0', picture.random() ** 2),
      4,
      { opacity: 0.7 },
    )
  }
  const [eyeX, eyeY] = own.point(43, -99)
  picture.circle(eyeX, eyeY, 8, '#ffe9ae', { isHardEdged: true, colourJitter: 0.3 })
  for (const [dx, dy] of parsePoints('17,0 0,20'))
    picture.line(
      [
        [eyeX - dx, eyeY - dy],
        [eyeX, eyeY],
        [eyeX + dx, eyeY + dy],
      ],
      '#ffe9ae',
      2.8,
    )
}
