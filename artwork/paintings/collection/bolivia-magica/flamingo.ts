import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawLimb } from '../../motifs/limb'
import { uniformTransform } from '../../motifs/transform'
import { drawWing } from './flamingoWing'
import { ink, pale, pink, wine } from './flamingoPalette'

interface Flamingo {
  /** Between its feet. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly mirrored?: boolean
  readonly pose: 'upright' | 'feeding'
}

const trunk =
  'M17,-57C15,-70 -6,-72 -20,-64C-32,-57 -40,-49 -46,-42C-36,-42 -24,-37 -9,-38C7,-39 19,-46 17,-57Z'
const necks: Readonly<Record<Flamingo['pose'], readonly Point[]>> = {
  upright: parsePoints('8,-54 19,-58 23,-67 17,-77 12,-86 16,-95 25,-96'),
  feeding: parsePoints('8,-55 20,-59 29,-51 31,-36 29,-20 31,-9 29,-3'),
}

/** A flamingo on its long legs, its image upside down on the wet salt. */
export function drawFlamingo(picture: Composition, bird: Flamingo) {
  drawImage(picture, bird)
  const unit = bird.height / 100
  const place = uniformTransform({ ...bird, unit })
  drawLegs(picture, place.points, unit)
  const neck = place.points(necks[bird.pose])
  drawLimb(
    picture,
    neck,
    [11, 7.2, 5.2, 4.3, 3.9, 4, 4.6].map((wide) => wide * unit),
    pink,
  )
  drawHead(picture, bird, unit)
  picture.path(place.path(trunk), pink, {
    isHardEdged: true,
    flow: place.direction(0.4),
    angleJitter: 0.5,
    minRadius: 2.3,
  })
  picture.path(
    place.path('M16,-50C4,-44 -20,-46 -46,-42C-36,-42 -24,-37 -9,-38C5,-39 15,-44 16,-50Z'),
    wine,
    { isHardEdged: true, flow: place.direction(0) },
  )
  picture.path(place.path('M17,-57C16,-67 6,-70 -4,-70C4,-64 6,-56 4,-48C10,-48 17,-51 17,-57Z'), pale, {
    flow: place.direction(1.2),
    opacity: 0.75,
  })
  drawWing(picture, place, unit)
}

/** The same bird the other way up, as colour only. */
function drawImage(picture: Composition, { x, y, height, mirrored = false, pose }: Flamingo) {
  const unit = height / 100
  const place = uniformTransform({
    x,
    y: y + 4 * unit,
    unit: unit * 0.86,
    rotation: 180,
    mirrored: !mirrored,
  })
  picture.path(place.path(trunk), '#d4609c', { opacity: 0.5, flow: 0 })
  const trail = place.points(necks[pose])
  picture.line(trail, '#e080b0', unit * 2.4, { paintLoad: 200, opacity: 0.4 })
  for (const u of [-2, 7])
    picture.line(
      place.points([
        [u, -38],
        [u + 2, -20],
        [u, 0],
      ]),
      '#c05a98',
      unit * 0.9,
      { paintLoad: 60, opacity: 0.45 },
    )
  const [cx, cy] = [x + (mirrored ? -4 : 4) * unit, y + unit]
  for (const [rx, tint] of [
    [20, '#8a52b4'],
    [13, '#fbd0dc'],
  ] as const)
    picture.ellipse(cx, cy, rx * unit, rx * 0.2 * unit, tint, { opacity: 0.6, flow: 0 })
}

function drawLegs(picture: Composition, points: (list: readonly Point[]) => Point[], unit: number) {
  for (const [hip, knee, foot, tint] of [
    [[2, -40], [7, -21], [8, 0], '#c23a70'],
    [[-4, -40], [-3, -21], [-3, 1], '#e8608c'],
  ] as const) {
    drawLimb(
      picture,
      points([hip, knee]),
      [4, 1.7, 1.9].map((wide) => wide * unit),
      tint,
    )
    drawLimb(
      picture,
      points([knee, foot]),
      [2, 1.5, 1.5].map((wide) => wide * unit),
      tint,
    )
    picture.circle(...points([knee])[0]!, unit * 1.35, shade(tint, -0.08), { isHardEdged: true })
    picture.line(
      points([
        [foot[0] - 1, foot[1]],
        [foot[0] + 3, foot[1] + 0.6],
        [foot[0] + 6.5, foot[1] + 1],
      ]),
      shade(tint, -0.06),
      unit * 0.8,
    )
  }
}

function drawHead(picture: Composition, { pose, ...bird }: Flamingo, unit: number) {
  const [u, v] = necks[pose].at(-1)!
  const [x, y] = uniformTransform({ ...bird, unit }).point(u, v)
  const tilt = pose === 'upright' ? 12 : 112
  const side = bird.mirrored ? -1 : 1
  const own = uniformTransform({ x, y, unit: unit * 0.74, rotation: tilt * side, mirrored: side < 0 })
  picture.path(own.path('M-4,-3.4C-1,-5.6 5,-5 7,-1.6C7.4,1 5,3.4 1,3.4C-3,3.4 -6,0 -4,-3.4Z'), pink, {
    isHardEdged: true,
    flow: own.direction(0),
  })
  picture.path(
    own.path(
      'M5.6,-3.6C10,-3.6 13.6,-1 14,3.4C14.2,7 12.6,9.4 10.6,10.6C10.4,7.4 9,5 6.4,4C4.6,3.2 4.4,0 5.6,-3.6Z',
    ),
    '#fbe0d8',
    { isHardEdged: true, flow: own.direction(0.8) },
  )
  picture.path(
    own.path('M12,-1C13.6,1 14.4,4 13.8,6.6C13,9 12,10 10.6,10.6C10.4,7.8 9.6,5.8 8,4.6C10.6,4 12,2 12,-1Z'),
    ink,
    { isHardEdged: true, flow: own.direction(1) },
  )
  picture.circle(...own.point(2.6, -1.4), Math.max(4, unit * 0.6), '#f7d37e', {
    isHardEdged: true,
    colourJitter: 0.3,
  })
  picture.circle(...own.point(2.9, -1.4), Math.max(3, unit * 0.36), ink, {
    isHardEdged: true,
    colourJitter: 0.2,
  })
}
