import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawChakanaRings } from '../../motifs/chakana'
import { drawMaskFace } from '../../motifs/maskFace'
import { drawPoncho } from './poncho'
import type { Presence } from './ancestorLook'

const downward = Math.PI / 2
const leather = '#3a1a24'

/** An ancestor: mask, poncho, tunic, sandals. */
export function drawPresence(picture: Composition, who: Presence) {
  drawShadow(picture, who)
  drawSandals(picture, who)
  drawTunic(picture, who)
  drawPoncho(picture, who)
  drawPectoral(picture, who)
  drawMaskFace(picture, who.x, who.y, who.mask, who.look)
}

/** Starlight comes from the upper left too. */
function drawShadow(picture: Composition, { x, feet, mask }: Presence) {
  const points: Point[] = [
    [x - mask * 0.7, feet - 20],
    [x + mask * 0.9, feet - 34],
    [x + mask * 2.4, feet + mask * 0.36],
    [x + mask * 1.3, feet + mask * 0.5],
  ]
  picture.polygon(points, '#12103f', { opacity: 0.6, flow: 0.25 })
}

function drawSandals(picture: Composition, { x, feet, mask }: Presence) {
  for (const side of [-1, 1]) {
    const middle = x + side * mask * 0.34
    picture.ellipse(middle, feet - mask * 0.06, mask * 0.26, mask * 0.13, leather, {
      isHardEdged: true,
      flow: 0,
    })
    picture.ellipse(middle - 4, feet - mask * 0.1, mask * 0.2, mask * 0.1, side < 0 ? '#8f4d34' : '#6d3530', {
      isHardEdged: true,
      flow: 0,
    })
    for (const strap of [-0.1, 0.06])
      picture.line(
        [
          [middle + mask * (strap - 0.05), feet - mask * 0.18],
          [middle + mask * strap, feet - mask * 0.02],
        ],
        '#d99a3a',
        5,
      )
  }
}

/** Heavy wool in pleats, with a hem of gold. */
function drawTunic(picture: Composition, { x, y, feet, mask, tunic: wool }: Presence) {
  const [top, hem] = [y + mask * 3.9, feet - mask * 0.3]
  const pleats = 9
  const edge = (k: number, low: boolean): Point => {
    const u = (k / pleats) * 2 - 1
    return [x + u * mask * (low ? 0.98 : 0.84), (low ? hem : top) + (low ? (1 - u * u) * mask * 0.1 : 0)]
  }
  for (let k = 0; k < pleats; k++) {
    const tone = 0.05 - 0.16 * (k / pleats) + (k % 2 ? -0.05 : 0.03)
    const fill = picture.gradient([
      [0, shade(wool, tone - 0.1)],
      [0.5, shade(wool, tone)],
      [1, shade(wool, tone - 0.03)],
    ])
    picture.polygon([edge(k, false), edge(k + 1, false), edge(k + 1, true), edge(k, true)], fill, {
      flow: downward,
      isHardEdged: true,
      angleJitter: 0.3,
    })
    const [from, to] = [edge(k, true), edge(k + 1, true)]
    const rise = (point: Point, height: number): Point => [point[0], point[1] - height * mask]
    const gold = k % 2 ? '#d8963a' : '#f0c05a'
    picture.polygon(
      [rise(from, 0.24), rise(to, 0.24), rise(to, 0.12), rise(from, 0.12)],
      shade(gold, tone * 0.8),
      {
        flow: 0,
        isHardEdged: true,
      },
    )
    picture.polygon([rise(from, 0.12), rise(to, 0.12), to, from], shade('#b3243f', tone * 0.8), {
      flow: 0,
      isHardEdged: true,
    })
  }
}

/** A disc of gold on a cord of wool. */
function drawPectoral(picture: Composition, { x, y, mask, look }: Presence) {
  const disc = y + mask * 1.36
  for (const side of [-1, 1])
    picture.line(
      [
        [x + side * mask * 0.44, y + mask * 0.62],
        [x + side * mask * 0.3, y + mask * 1],
        [x, disc - mask * 0.2],
      ],
      shade(look.inlays[1], side < 0 ? 0.08 : -0.06),
      6,
      { paintLoad: 40 },
    )
  picture.circle(x + 3, disc + 4, mask * 0.25, look.dark, { isHardEdged: true })
  picture.circle(x, disc, mask * 0.235, look.gold, { isHardEdged: true })
  picture.path(
    `M${x},${disc - mask * 0.235}A${mask * 0.235},${mask * 0.235} 0 0 1 ${x},${disc + mask * 0.235}Z`,
    mix(look.gold, look.dark, 0.35),
    { isHardEdged: true },
  )
  drawChakanaRings(picture, x, disc, mask * 0.055, [look.dark, look.inlays[0]])
}
