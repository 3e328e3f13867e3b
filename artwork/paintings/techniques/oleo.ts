import { mix, shade } from '../rendering/colour'
import { Composition } from '../rendering/composition'
import { circularFlow } from '../rendering/curves'
import { drawLeaf } from '../motifs/flower'
import type { Painting } from '../painting'
import { detail } from './detailSize'

const { width, height } = detail

const grapes: readonly (readonly [x: number, y: number, colour: string])[] = [
  [520, 330, '#8fa53a'],
  [700, 290, '#9a9f35'],
  [870, 350, '#7f9a3a'],
  [430, 470, '#a8b545'],
  [600, 460, '#8a9f38'],
  [770, 460, '#b3b84a'],
  [940, 500, '#75933a'],
  [510, 610, '#9fae3f'],
  [680, 610, '#c2c052'],
  [850, 640, '#86a03c'],
  [590, 760, '#93a53a'],
  [760, 770, '#a3ad42'],
  [680, 905, '#8a9c36'],
]

function drawWall(c: Composition) {
  const plaster = c.gradient(
    [
      [0, '#f0b662'],
      [0.5, '#d97f3f'],
      [1, '#8f3b3a'],
    ],
    1,
    1,
  )
  c.rect(0, 0, width, height, plaster, { flow: -0.7, angleJitter: 1.2, maxRadius: 60 })
  for (let patch = 0; patch < 26; patch++) {
    const colour = ['#f6cf83', '#c9602f', '#e89a4f', '#a8443a'][patch % 4]!
    c.ellipse(c.random() * width, c.random() * height, 120, 60, colour, {
      opacity: 0.45,
      rotation: -40,
      flow: -0.7,
      angleJitter: 1,
    })
  }
}

/** Those at the back of the bunch, which the light does not reach. */
const behind: readonly (readonly [x: number, y: number])[] = [
  [610, 370],
  [790, 300],
  [500, 400],
  [950, 410],
  [860, 470],
  [690, 480],
  [420, 560],
  [930, 620],
  [600, 640],
  [770, 690],
  [520, 730],
  [850, 760],
  [680, 810],
  [610, 860],
  [760, 880],
]

/** A green grape: shade at the lower right, the glow of its inside, a light at the upper left. */
function drawGrape(c: Composition, x: number, y: number, colour: string) {
  const radius = 88 + 20 * c.random()
  const flow = circularFlow(x, y)
  const brush = { flow, isHardEdged: true, angleJitter: 0.5, minRadius: 6 }
  c.circle(x + 14, y + 16, radius, '#4a3a2c', { ...brush, opacity: 0.9 })
  c.circle(x, y, radius, shade(colour, -0.12, -0.01, -0.02), brush)
  c.circle(x - 12, y - 13, radius * 0.8, colour, brush)
  c.ellipse(x + 26, y + 34, radius * 0.42, radius * 0.26, mix(colour, '#f6d877', 0.6), {
    ...brush,
    rotation: -38,
  })
  c.ellipse(x - 26, y - 30, radius * 0.46, radius * 0.34, mix(colour, '#f4efb8', 0.55), {
    ...brush,
    rotation: -38,
  })
  c.ellipse(x - 38, y - 42, 17, 10, '#fffbe6', { isHardEdged: true, flow: -0.6, rotation: -38 })
}

/** Oil: thick paint laid as with a knife. */
export const techniqueOleo: Painting = {
  tool: 'knife',
  surface: { relief: 1.1, weave: 0.15, gloss: 0.4 },
  primer: '#7a3a22',
  colourJitter: 1.5,
  layers: [
    { radius: 54, threshold: 0, gridSize: 0.8, pathPoints: [2, 5], blurFactor: 0.3, paintHeight: 1.3 },
    { radius: 32, threshold: 0.05, gridSize: 0.8, pathPoints: [2, 5], blurFactor: 0.3, paintHeight: 1.6 },
    { radius: 19, threshold: 0.05, gridSize: 0.9, pathPoints: [2, 5], paintHeight: 1.7 },
    { radius: 11, threshold: 0.07, gridSize: 1, pathPoints: [2, 5], paintHeight: 1.6 },
    { radius: 6.5, threshold: 0.12, gridSize: 1.2, pathPoints: [2, 5], paintHeight: 1.5 },
  ],
  async compose() {
    const c = new Composition(width, height, 8)
    drawWall(c)
    c.line('690,-20 676,90 700,190 686,260', '#5f3a22', 22, { paintLoad: 200 })
    drawLeaf(c, 700, 170, 620, -0.24, '#3f7a3f')
    drawLeaf(c, 660, 150, 560, -2.75, '#5f8f38')
    drawLeaf(c, 690, 130, 430, 0.42, '#2f6a48')
    drawLeaf(c, 650, 160, 400, 2.75, '#8a9f35')
    for (const [x, y] of behind) drawGrape(c, x, y, c.random() < 0.5 ? '#5f7a30' : '#6b6a34')
    for (const [x, y, colour] of grapes) drawGrape(c, x, y, colour)
    return c.rasterise()
  },
}
