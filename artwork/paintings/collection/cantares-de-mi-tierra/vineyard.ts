import { lerp, seededRandom } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

/** The valley floor in rows of vines, a few adobe houses, and the earth the couple dances on. */
export function drawVineyard(picture: Composition) {
  const { width, height } = picture
  picture.path(
    `M0,1290C${width * 0.3},1240 ${width * 0.6},1300 ${width},1262V${height}H0Z`,
    picture.gradient([
      [0, '#8f9a3c'],
      [0.25, '#5f8238'],
      [1, '#2f5a38'],
    ]),
    { flow: 0.1, angleJitter: 0.4, minRadius: 4 },
  )
  drawRows(picture)
  picture.path(
    `M0,1760C${width * 0.2},1690 ${width * 0.75},1680 ${width},1740V${height}H0Z`,
    picture.gradient([
      [0, '#e8a045'],
      [0.3, '#d27a34'],
      [0.7, '#a8482f'],
      [1, '#6a2440'],
    ]),
    { flow: 0.06, angleJitter: 0.5, minRadius: 4 },
  )
  drawDust(picture)
  drawPetals(picture)
}

/** Rows run together towards the hills, each a hedge with a lit side, a dark side and leaves. */
function drawRows(picture: Composition) {
  const { random } = picture
  const far = { x: 860, y: 1215 }
  for (let row = -9; row <= 9; row++) {
    const at = (depth: number, off: number): Point => [
      far.x + row * lerp(64, 360, depth) + off * lerp(14, 96, depth),
      far.y + lerp(64, 620, depth) + Math.abs(row) * lerp(2, -14, depth),
    ]
    const hedge = (left: number, right: number) => {
      const depths = [0, 0.25, 0.5, 0.75, 1]
      return [...depths.map((d) => at(d, left)), ...depths.map((d) => at(d, right)).reverse()]
    }
    const flow = Math.atan2(556, row * 296)
    picture.polygon(hedge(-1, 1.5), '#2c4a34', { flow, isHardEdged: true, angleJitter: 0.4 })
    picture.polygon(
      hedge(-1.1, 0.5),
      picture.gradient([
        [0, '#a8ae46'],
        [0.5, '#6f9a3e'],
        [1, '#3f7a40'],
      ]),
      { flow, isHardEdged: true, angleJitter: 0.6 },
    )
    for (let leaf = 0; leaf < 60; leaf++) {
      const depth = random()
      const [x, y] = at(depth, (random() - 0.55) * 2)
      const size = lerp(7, 26, depth)
      const tint = mix(['#c2bc4a', '#7fa844', '#3f7f48', '#e0b048'][leaf % 4]!, '#4a7a3c', random() * 0.5)
      picture.ellipse(x, y, size, size * 0.62, tint, {
        isHardEdged: true,
        flow: random() * 3,
        rotation: random() * 90 - 45,
      })
    }
  }
}

/** A hamlet where the hills begin. */
export function drawHamlet(picture: Composition) {
  const random = seededRandom(8)
  const walls = ['#f3d9a8', '#e8a868', '#d9784a', '#f6e6c6', '#c9583f']
  for (let k = 0; k < 13; k++) {
    const x = 285 + k * 34 + random() * 18
    const y = 1262 + random() * 34
    const [w, h] = [40 + random() * 22, 36 + random() * 30]
    const wall = walls[Math.floor(random() * walls.length)]!
    picture.rect(x, y - h, w, h, wall, { isHardEdged: true, flow: Math.PI / 2, angleJitter: 0.2 })
    picture.rect(x + w * 0.62, y - h, w * 0.38, h, shade(wall, -0.15, 0.02), {
      isHardEdged: true,
      flow: Math.PI / 2,
    })
    picture.polygon(
      [
        [x - 6, y - h],
        [x + w * 0.4, y - h - 22],
        [x + w + 6, y - h],
      ],
      '#a8402f',
      { isHardEdged: true, flow: 0 },
    )
    picture.rect(x + w * 0.2, y - h * 0.66, 10, 14, '#4a2040', { isHardEdged: true })
  }
}

function drawDust(picture: Composition) {
  const { width, random } = picture
  for (let k = 0; k < 26; k++) {
    const near = random()
    const y = lerp(1765, 2185, near)
    const x = random() * width - 150
    const long = lerp(160, 460, random())
    const thick = lerp(6, 20, near)
    const tint = ['#f2b552', '#c25a32', '#8a3240', '#e08a3c', '#5a2048'][k % 5]!
    picture.path(
      `M${x},${y}Q${x + long / 2},${y - thick} ${x + long},${y}Q${x + long / 2},${y + thick * 0.7} ${x},${y}Z`,
      tint,
      { flow: 0, opacity: 0.55, angleJitter: 0.3 },
    )
  }
  picture.path(
    'M250,2030C420,1975 900,1985 1010,2030C1180,1975 1500,2010 1560,2060C1400,2110 700,2120 420,2090C300,2080 230,2060 250,2030Z',
    '#4a1740',
    {
      flow: 0,
      opacity: 0.45,
    },
  )
}

/** Thrown by those who watch. */
function drawPetals(picture: Composition) {
  const { width, random } = picture
  for (let k = 0; k < 70; k++) {
    const near = random()
    const [x, y] = [random() * width, lerp(1800, 2180, near)]
    const size = lerp(7, 13, near)
    const rotation = random() * 180
    const tint = ['#f0a0b4', '#fbe3b0', '#d8304a', '#f7c64c', '#a85ab0'][k % 5]!
    picture.ellipse(x + 4, y + 4, size * 1.1, size * 0.5, '#5a1c40', { opacity: 0.7, rotation })
    picture.ellipse(x, y, size * 1.1, size * 0.55, tint, {
      isHardEdged: true,
      rotation,
      flow: random() * 3,
      colourJitter: 0.6,
    })
  }
}
