import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawCactus, drawArm } from './cactus'

/** An island of old coral rock in the salt, its giant cacti in flower. */
export function drawIsland(picture: Composition) {
  drawReflection(picture)
  const back =
    'M1020,1392C1080,1330 1150,1262 1240,1236C1340,1180 1480,1160 1660,1176V1420C1500,1432 1200,1424 1020,1392Z'
  picture.path(
    back,
    picture.gradient([
      [0, '#a86aa8'],
      [0.5, '#7a4494'],
      [1, '#4a2a7c'],
    ]),
    { flow: 0.2, isHardEdged: true, angleJitter: 0.7, minRadius: 3 },
  )
  drawRocks(picture)
  drawCactus(picture, parsePoints('1376,1260 1374,1090 1380,930'), 62)
  drawCactus(picture, parsePoints('1590,1240 1596,960 1588,690'), 92)
  drawArm(picture, parsePoints('1560,1010 1500,1010 1478,960 1480,850'), 60)
  drawCactus(picture, parsePoints('1474,1300 1470,1180 1474,1090'), 66)
  drawCactus(picture, parsePoints('1262,1310 1258,1210 1262,1120'), 56)
  drawArm(picture, parsePoints('1278,1232 1310,1230 1322,1204 1320,1168'), 34)
  drawCactus(picture, parsePoints('1160,1350 1158,1290 1160,1240'), 42)
  drawRocksInFront(picture)
}

function drawReflection(picture: Composition) {
  picture.path('M1010,1396C1200,1430 1480,1436 1660,1424V1560C1480,1590 1240,1520 1010,1396Z', '#6a3f9c', {
    opacity: 0.55,
    flow: 0,
  })
  for (const [x, long, half] of [
    [1590, 560, 44],
    [1474, 260, 32],
    [1376, 340, 30],
    [1262, 200, 27],
    [1160, 110, 20],
  ] as const)
    drawBrokenImage(picture, x, long, half)
}

/** The wet salt gives a cactus back in level pieces, fainter as they come nearer. */
function drawBrokenImage(picture: Composition, x: number, long: number, half: number) {
  for (let down = 0; down < long; down += 15) {
    const fade = down / long
    const wide = half * (1 + 0.5 * picture.random())
    const y = 1425 + down
    const drift = (picture.random() - 0.5) * 16 * (0.4 + fade)
    picture.ellipse(x + drift, y, wide, 8 + 5 * fade, mix('#4f86a4', '#9a6cc4', fade), {
      opacity: 0.55 - 0.35 * fade,
      flow: 0,
    })
  }
}

function drawRocks(picture: Composition) {
  const { random } = picture
  for (let k = 0; k < 90; k++) {
    const at = random()
    const x = lerp(1080, 1650, at)
    const top = 1378 - 200 * at ** 0.72
    const y = lerp(top + 20, 1395, random())
    drawStone(picture, x, y, lerp(18, 52, random()))
  }
}

function drawRocksInFront(picture: Composition) {
  for (let k = 0; k < 15; k++)
    drawStone(picture, 1050 + k * 43, 1398 + Math.sin(k * 2.1) * 14 + k * 0.8, lerp(24, 46, picture.random()))
}

function drawStone(picture: Composition, x: number, y: number, size: number) {
  const tint = mix(
    ['#c27ab0', '#8a5ab0', '#e098b0', '#6a429c'][Math.floor(picture.random() * 4)]!,
    '#7a4494',
    picture.random() * 0.4,
  )
  const at = (angle: number, far: number): Point => [
    x + Math.cos(angle) * size * far,
    y + Math.sin(angle) * size * 0.56 * far,
  ]
  const brush = { isHardEdged: true, flow: 0.4 }
  const corners = Array.from({ length: 7 }, (_, k) =>
    at((k / 7) * 2 * Math.PI, 0.85 + 0.3 * picture.random()),
  )
  picture.polygon(corners, shade(tint, -0.17), brush)
  picture.polygon(
    [corners[3]!, corners[4]!, corners[5]!, corners[6]!, at(0.3, 0.25), at(2.6, 0.4)],
    shade(tint, 0.04),
    brush,
  )
  picture.polygon(
    [at(3.5, 0.8), at(4.4, 0.85), at(4.9, 0.4), at(3.2, 0.25)],
    mix(tint, '#fde0dc', 0.6),
    brush,
  )
}
