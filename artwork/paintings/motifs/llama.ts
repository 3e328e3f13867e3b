import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { uniformTransform } from './transform'

interface Llama {
  /** Under its feet. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly wool: string
  readonly facing?: 1 | -1
  /** Stripes of the blanket, if it wears one. */
  readonly blanket?: readonly string[]
  readonly tassel?: string
}

const down = { flow: Math.PI / 2, isHardEdged: true } as const
const eye = '#1d1722'

/** A standing llama in profile; its units are hundredths of its height. */
export function drawLlama(c: Composition, look: Llama) {
  const { wool, facing = 1, blanket = [], tassel = '#e0485a', height } = look
  const at = uniformTransform({ x: look.x, y: look.y, unit: height / 112, mirrored: facing < 0 })
  const draw = (d: string, fill: string, brush = {}) => c.path(at.path(d), fill, { ...down, ...brush })
  const shadow = shade(wool, -0.13, 0.01, 0.015)

  draw('M-24,-36L-23,0L-17,0L-15,-30ZM12,-32L15,0L21,0L20,-34Z', shade(shadow, -0.05))
  draw('M-36,-40L-33,-18L-35,0L-28,0L-26,-18L-22,-32ZM22,-36L25,-18L24,0L31,0L32,-18L34,-42Z', wool)
  draw('M-34,-50C-42,-52 -44,-44 -40,-38C-38,-42 -36,-44 -33,-46Z', shadow)
  draw(
    'M-36,-48C-38,-62 -20,-65 0,-62C10,-61 15,-66 18,-74C21,-84 22,-92 23,-97C26,-102 33,-102 37,-98L47,-93C48,-90 46,-87.5 42,-87.5L36,-87C35,-78 37,-60 33,-44C30,-33 20,-28 0,-28C-22,-28 -35,-32 -36,-48Z',
    wool,
    { flow: 0.25, angleJitter: 1 },
  )
  draw('M-35,-44C-30,-32 8,-28 33,-46C30,-32 18,-28 0,-28C-20,-28 -33,-32 -35,-44Z', shadow, { flow: 0.05 })
  draw('M30,-90C28,-76 30,-62 33,-46C36,-60 35,-78 36,-87Z', shadow)
  draw('M24,-98C22,-106 24,-110 27,-112C30,-108 30,-102 29,-99Z', shadow)
  draw('M31,-99C30,-106 32,-110 35,-111C37,-107 36,-102 35,-99Z', wool)
  draw('M41,-96L48,-92.5C48,-90 46,-87.5 42,-87.5Z', shade(wool, -0.2))

  blanket.forEach((stripe, row) => {
    const y = -65 + row * (24 / blanket.length)
    const height = 24 / blanket.length + 0.6
    draw(`M-22,${y}L13,${y + 0.5}L14,${y + height}L-23,${y + height}Z`, stripe, {
      flow: 0,
      colourJitter: 0.5,
    })
  })
  const brush = height / 112
  for (let lock = 0; lock < 26; lock++) {
    const u = -34 + 66 * c.random()
    const v = (blanket.length > 0 ? -40 : -60) + 10 * c.random()
    const colour = shade(wool, (c.random() - 0.6) * 0.16)
    c.line([at.point(u, v), at.point(u - 1, v + 4), at.point(u + 1, v + 8)], colour, Math.max(2.5, brush))
  }
  c.line(at.points('37,-95.5 38.6,-96.2 40.4,-95.2'), eye, Math.max(2.4, brush * 0.8))
  c.line(at.points('25,-110 22,-106 22.5,-101'), tassel, Math.max(3, brush * 1.3))
  c.line(at.points('22,-88 28,-85 36,-87'), tassel, Math.max(3, brush * 1.2))
}
