import { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { addFacets } from '../../rendering/addFacets'
import { drawBallotBox } from './box'
import { drawFlowers, drawPetalsInTheAir } from './flowers'
import { drawArcade, drawFloor } from './plaza'
import { drawRaisedArm } from '../../motifs/hands'
import { drawHalo } from '../../motifs/halo'
import type { Arm } from '../../motifs/sleeve'
import { upright, type Painting } from '../../painting'

const { width, height } = upright
const middle = width / 2
const white = '#f3efe2'
const paper = '#fbf7ea'

/** An arm: where it enters at the foot of the picture, its wrist, and who it belongs to. */
type Voter = Pick<Arm, 'skin' | 'sleeve' | 'paper' | 'size' | 'x' | 'y'> & { readonly from: number }

/** Cuffs first: a jacket over a shirt, denim, a woven band, wool, a work coat; the arms behind come first. */
const voters: readonly Voter[] = [
  { from: 330, x: 615, y: 700, size: 292, skin: '#74432e', sleeve: [white, '#3a4152'] },
  { from: 1340, x: 1050, y: 730, size: 290, skin: '#b3713f', sleeve: ['#2e4a4a', '#3f6a5a'] },
  { from: 150, x: 360, y: 820, size: 290, skin: '#dca57a', sleeve: ['#4d6f9a', '#36557f'], paper },
  { from: 1500, x: 1300, y: 800, size: 288, skin: '#8f5533', sleeve: [white, '#d9d8cc'] },
  {
    from: -40,
    x: 130,
    y: 1080,
    size: 280,
    skin: '#b97a4d',
    sleeve: ['#e0a03a', '#b5482f', '#f3e2b8', '#1f6f78', '#7a2f3a'],
  },
  { from: 1690, x: 1520, y: 1090, size: 280, skin: '#e2b48c', sleeve: ['#c9722f', '#d98a3a'] },
  {
    from: 380,
    x: 455,
    y: 1220,
    size: 272,
    skin: '#c98a55',
    sleeve: ['#f3e2b8', '#b5305a', '#f0a83f', '#5a2f6a'],
  },
  {
    from: 1290,
    x: 1205,
    y: 1210,
    size: 274,
    skin: '#693c2b',
    sleeve: ['#f0d7a0', '#a8432f', '#e8b53f', '#2b5f6a'],
    paper,
  },
]

function drawSky(c: Composition) {
  const fill = c.gradient([
    [0, '#0f6f86'],
    [0.45, '#2fa3a8'],
    [0.8, '#8fd3c4'],
    [1, '#f3dcae'],
  ])
  c.rect(0, 0, width, 1240, fill, { flow: circularFlow(middle, 1000), angleJitter: 0.5, minRadius: 7 })
  drawHalo(c, middle, 1000, [
    [930, '#2f9aa3'],
    [760, '#57b8b3'],
    [600, '#93d0c0'],
    [440, '#d5e3c0'],
  ])
}

const armOf = ({ from, ...arm }: Voter): Arm => {
  const [run, rise] = [arm.x - from, height + 40 - arm.y]
  return {
    ...arm,
    rotation: (Math.atan2(run, rise) * 180) / Math.PI,
    reach: Math.hypot(run, rise) / arm.size,
    mirrored: arm.x > middle,
  }
}

async function compose() {
  const c = new Composition(width, height, 91)
  drawSky(c)
  drawArcade(c)
  drawFloor(c)
  drawPetalsInTheAir(c)
  drawBallotBox(c)
  for (const voter of voters) drawRaisedArm(c, armOf(voter))
  drawFlowers(c)
  return addFacets(await c.rasterise(), { lines: 6, arcs: 4, lightness: 0.04, tint: 0.02, seed: 21 })
}

/** Raised hands round a ballot box on a plaza. */
export const eventEleccion: Painting = { compose, primer: '#7a4030' }
