import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom } from '../../motifs/flower'

const greens = ['#1f5a3c', '#2f7a43', '#4c9346', '#7fb04a', '#b4c95a'] as const
const reds = ['#ad1840', '#d02438', '#e83f3a', '#f5705f'] as const
const rose = '#f4a49a'

interface Mass {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The crown's masses of leaves, back to front. */
const masses: readonly Mass[] = [
  { x: 830, y: 330, size: 300 },
  { x: 1190, y: 500, size: 285 },
  { x: 455, y: 510, size: 290 },
  { x: 1350, y: 740, size: 205 },
  { x: 300, y: 760, size: 215 },
  { x: 1010, y: 430, size: 240 },
  { x: 640, y: 420, size: 250 },
  { x: 1120, y: 775, size: 190 },
  { x: 560, y: 790, size: 200 },
  { x: 840, y: 640, size: 280 },
]

function drawLeaf(c: Composition, x: number, y: number, length: number, colour: string) {
  const rotation = c.random() * 360
  c.ellipse(x, y, length, length * 0.44, colour, {
    rotation,
    flow: (rotation * Math.PI) / 180,
    isHardEdged: true,
    ...(c.random() < 0.45 && { paper: 'cut' as const }),
  })
}

/** Where in the crown a leaf or a flower lies, and how much light falls there: 0 to 1. */
function drawSpot(c: Composition, { x, y, size }: Mass, spread: number) {
  const angle = c.random() * 2 * Math.PI
  const reach = Math.sqrt(c.random()) * spread
  const [u, v] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86]
  return { x: x + u * size, y: y + v * size, lit: 0.5 - 0.3 * u - 0.45 * v }
}

export function drawCanopy(c: Composition) {
  for (const mass of masses) {
    c.ellipse(mass.x, mass.y, mass.size * 0.86, mass.size * 0.74, greens[0], {
      flow: 0.7,
      angleJitter: 2,
      minRadius: 4,
    })
    const leaves = Math.round(mass.size * 0.42)
    for (let k = 0; k < leaves; k++) {
      const { x, y, lit } = drawSpot(c, mass, 1)
      const tone = Math.max(0, Math.min(3.99, lit * 4 + (c.random() - 0.5) * 1.6))
      const from = greens[Math.floor(tone)]!
      drawLeaf(c, x, y, 26 + c.random() * 20, mix(from, greens[Math.floor(tone) + 1]!, tone % 1))
    }
    const flowers = Math.round(mass.size / 20)
    for (let k = 0; k < flowers; k++) {
      const { x, y, lit } = drawSpot(c, mass, 0.95)
      const tone = Math.max(0, Math.min(3, Math.round(lit * 3 + (c.random() - 0.5) * 1.5)))
      c.drawAs({ paper: 'cut' }, () =>
        drawBlossom(c, x, y, 34 + c.random() * 26, c.random() < 0.12 ? rose : reds[tone]!, { petals: 5 }),
      )
    }
  }
}

export function drawFallenPetals(c: Composition) {
  for (let k = 0; k < 46; k++) {
    const [x, y] = [200 + c.random() * 1250, 1180 + c.random() * 980]
    if (Math.abs(x - 825) < 90 && y < 1700) continue
    c.ellipse(x, y, 11 + c.random() * 7, 7 + c.random() * 4, reds[Math.floor(c.random() * 4)]!, {
      rotation: c.random() * 360,
      isHardEdged: true,
      flow: c.random() * 6,
    })
  }
}
