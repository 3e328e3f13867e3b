import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, type Point } from '../../rendering/curves'
import { drawPeak, type Snow } from '../../motifs/peak'
import { heart, horizon, skyAt } from './dawnLight'

const roseSnow: Snow = { light: '#fdeaf0', mid: '#e3b0dc', dark: '#8c66c6', rock: '#5c3a9c' }

/** Night is still above while the morning comes up from the salt, in level bands. */
export function drawDawn(picture: Composition) {
  const { width, random } = picture
  const fill = picture.gradient([0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => [at, skyAt(at)] as const))
  picture.rect(0, 0, width, horizon + 10, fill, { flow: 0.9, angleJitter: 0.5 })
  for (let band = 0; band < 54; band++) {
    const y = lerp(120, horizon - 20, random())
    const tint = mix(
      skyAt(y / horizon),
      ['#fcd68a', '#a450b8', '#fbb8a8', '#6a5ac8', '#f7a0b4'][band % 5]!,
      0.45,
    )
    picture.ellipse(random() * width, y, 180 + random() * 380, 10 + random() * 24, tint, {
      opacity: 0.5,
      flow: 0.03,
      angleJitter: 0.3,
    })
  }
  drawStars(picture)
  for (let k = 0; k < 17; k++) {
    const y = lerp(300, 1100, random() ** 0.6)
    const x = k % 2 ? lerp(-160, 260, random()) : lerp(1150, 1560, random())
    const tint = mix(skyAt((y - 60) / horizon), ['#fde0c8', '#c89ae0', '#fbc0d0'][k % 3]!, 0.6)
    drawCloud(picture, x, y, lerp(220, 480, random()), lerp(12, 30, random()), tint)
  }
}

function drawCloud(picture: Composition, x: number, y: number, long: number, thick: number, tint: string) {
  const lens = (lift: number, dy: number) =>
    `M${x},${y + dy}C${x + long * 0.3},${y - lift + dy} ${x + long * 0.6},${y - lift * 1.1 + dy} ${x + long},${y + dy}C${x + long * 0.7},${y + lift * 0.4 + dy} ${x + long * 0.3},${y + lift * 0.5 + dy} ${x},${y + dy}Z`
  picture.path(lens(thick, 0), tint, { flow: 0, opacity: 0.75, angleJitter: 0.3 })
  picture.path(lens(thick * 0.6, thick * 0.3), shade(tint, -0.08, 0.01, -0.02), {
    flow: 0,
    opacity: 0.6,
    angleJitter: 0.3,
  })
}

function drawStars(picture: Composition) {
  const { width, random } = picture
  for (let k = 0; k < 120; k++) {
    const y = 520 * random() ** 1.6
    const x = random() * width
    if (Math.hypot(x - heart.x, y - heart.y) < 560) continue
    picture.circle(x, y, 5 + 4 * random() ** 3, mix('#fff4dc', '#f7b8d8', random() * 0.7), {
      isHardEdged: true,
      colourJitter: 0.4,
      maxRadius: 9,
    })
  }
  for (const [x, y, size] of [
    [190, 170, 54],
    [1460, 130, 62],
    [1250, 60, 36],
    [420, 70, 40],
    [70, 420, 34],
    [1575, 360, 38],
  ] as const) {
    picture.circle(x, y, size * 0.62, '#9a6cd0', { opacity: 0.5, flow: circularFlow(x, y) })
    for (const turn of [0, Math.PI / 2, Math.PI / 4, -Math.PI / 4]) {
      const reach = turn % (Math.PI / 2) ? size * 0.42 : size
      const tip = (sign: number): Point => [
        x + sign * Math.cos(turn) * reach,
        y + sign * Math.sin(turn) * reach,
      ]
      picture.line([tip(-1), [x, y], tip(1)], '#fde6c0', 3.6)
    }
    picture.circle(x, y, size * 0.2, '#fff6e2', { isHardEdged: true })
  }
}

/** The Andes at the edge of the salt, rose where the light comes. */
export function drawAndes(picture: Composition) {
  for (const [x, y, left, right] of [
    [560, 1052, 220, 240],
    [1090, 1040, 240, 220],
    [90, 935, 300, 250],
    [330, 985, 220, 250],
    [1565, 900, 300, 260],
    [1300, 965, 240, 260],
  ] as const)
    drawPeak(picture, { x, y, left, right, foot: horizon + 4 }, roseSnow)
  const { width } = picture
  for (const [y, swing, phase, tint] of [
    [1098, 16, 0.5, '#8a5ac0'],
    [1124, 10, 2.6, '#6a44a8'],
  ] as const) {
    const crest = Array.from({ length: 40 }, (_, k): Point => {
      const x = (width * k) / 39
      const open = 14 * Math.exp(-(((x - heart.x) / 380) ** 2))
      return [x, y + open + Math.sin(k * 0.7 + phase) * swing * 0.5 + Math.sin(k * 0.23 + phase) * swing]
    })
    picture.polygon(
      [...crest, [width, horizon + 6], [0, horizon + 6]],
      picture.gradient([
        [0, tint],
        [1, mix(tint, '#f09ac4', 0.45)],
      ]),
      {
        flow: 0,
        isHardEdged: true,
        angleJitter: 0.3,
      },
    )
  }
}
