import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawChakana } from '../../motifs/chakana'
import { drawLlama } from '../../motifs/llama'
import { drawPeak } from '../../motifs/peak'
import { upright } from '../../painting'
import { drawBox, cream, gold, level, middle, paleGold, red, turquoise } from './stoneBlocks'

const { width, height } = upright
const nightSnow = { light: '#f4f1fb', mid: '#b9c9f0', dark: '#4a66c4', rock: '#2b2f86' } as const

/** The range at his back and the only curves of the picture: the bands of the plain. */
export function drawLand(c: Composition) {
  for (const [x, y, left, right] of [
    [90, 1130, 300, 300],
    [1570, 1110, 320, 280],
    [360, 1240, 260, 240],
    [1300, 1225, 240, 270],
  ] as const)
    drawPeak(c, { x, y, left, right, foot: 1640 }, nightSnow)

  const bands = [
    [1520, 34, 0.4, '#1c6fa0', '#1f9d9b'],
    [1620, 30, 2.1, '#2fb0a0', '#147684'],
    [1720, 32, 3.6, '#f0bd45', '#e08a2c'],
    [1830, 26, 5.2, '#dd6a2c', '#b93a2c'],
    [1940, 28, 1.2, '#c93a30', '#7a1f3a'],
  ] as const
  bands.forEach(([y, sway, phase, from, to], row) => {
    const crest = Array.from({ length: 56 }, (_, step) => {
      const x = step * 30
      return `L${x},${(y + Math.sin((x / width) * 7 + phase) * sway).toFixed(1)}`
    }).join('')
    const fill = c.gradient([
      [0, from],
      [0.3, to],
    ])
    c.path(`M0,${height}L0,${y}${crest}L${width},${height}Z`, fill, {
      flow: row % 2 ? -0.12 : 0.12,
      angleJitter: 0.4,
      minRadius: 4,
      isHardEdged: true,
    })
  })
}

/** Three steps under the guardian, each with a row of crosses. */
export function drawPlatform(c: Composition) {
  const stones = [
    [640, 2085, 2204, '#b5402e'],
    [525, 1982, 2085, '#d97a2c'],
    [425, 1885, 1982, '#b8342f'],
  ] as const
  stones.forEach(([half, top, bottom, colour], row) => {
    c.polygon(
      [
        [middle + half, top],
        [middle + half + 60, top + 34],
        [middle + half + 60, bottom],
        [middle + half, bottom],
      ],
      '#4a1438',
      { flow: Math.PI / 2, opacity: 0.55 },
    )
    drawBox(c, half, top, bottom, colour, level)
    const count = 11 - row * 2
    for (let cross = 0; cross < count; cross++) {
      const x = middle - half + ((cross + 0.5) * 2 * half) / count
      const fill = [paleGold, turquoise, cream, '#2742bd'][(cross + row) % 4]!
      drawChakana(c, x, (top + bottom) / 2, 11, fill)
    }
  })
}

/** Llamas and straw grass give the measure of the stone. */
export function drawForeground(c: Composition) {
  drawLlama(c, { x: 158, y: 2040, height: 330, wool: '#f3e6d0', blanket: [red, gold, turquoise] })
  drawLlama(c, {
    x: 1500,
    y: 2050,
    height: 350,
    wool: '#b5753f',
    facing: -1,
    blanket: [turquoise, gold, red],
    tassel: gold,
  })
  for (let tuft = 0; tuft < 150; tuft++) {
    const x = c.random() * width
    if (Math.abs(x - middle) < 690) continue
    const y = 2090 + 120 * c.random()
    for (let blade = 0; blade < 6; blade++) {
      const lean = (c.random() - 0.5) * 60
      const colour = mix('#f9d372', '#8a3a1f', c.random())
      c.line(
        [
          [x, y + 30],
          [x + lean * 0.35, y - 20],
          [x + lean, y - 34 - 40 * c.random()],
        ],
        colour,
        3.5 + 2.5 * c.random(),
      )
    }
  }
}
