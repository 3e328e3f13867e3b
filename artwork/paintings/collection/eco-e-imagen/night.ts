import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow } from '../../rendering/curves'
import { upright } from '../../painting'

const { width } = upright

/** Where the lake begins. */
export const shore = 1480
export const moon = { x: 330, y: 290, radius: 112 } as const

/** The rings the moon spreads fill the sky, as a sound does. */
export function drawSky(c: Composition) {
  const flow = circularFlow(moon.x, moon.y)
  const dusk = c.gradient([
    [0, '#0d1a4c'],
    [0.4, '#1c3f86'],
    [0.68, '#4a4a9c'],
    [0.86, '#a8569a'],
    [1, '#f0a5a5'],
  ])
  c.rect(0, 0, width, shore, dusk, { flow, angleJitter: 0.5, minRadius: 7 })
  const tones = ['#142a68', '#2a2f80', '#1c5a96', '#4a3f9a', '#2786a0', '#7a5ab0', '#5fb3b8', '#d9a5c8']
  tones.forEach((tone, ring) =>
    c.circle(moon.x, moon.y, 1250 - ring * 152, tone, {
      opacity: 0.42,
      flow,
      minRadius: 5,
      angleJitter: 0.2,
    }),
  )
  for (let star = 0; star < 70; star++) {
    const [x, y] = [c.random() * width, c.random() ** 1.4 * 900]
    if (Math.hypot(x - moon.x, y - moon.y) < 210) continue
    const size = 5 + 5 * c.random() ** 3
    c.circle(x, y, size, mix('#ffffff', '#b8d8f0', c.random()), {
      isHardEdged: true,
      flow: c.random() * 6,
      maxRadius: 8,
    })
  }
  c.circle(moon.x, moon.y, moon.radius, '#f3dcd2', { flow, isHardEdged: true, angleJitter: 0.2 })
  c.circle(moon.x - 4, moon.y - 5, moon.radius * 0.86, '#fdf3e6', { flow, angleJitter: 0.2 })
}

/** Islands on the line of the water. */
export function drawIslands(c: Composition) {
  const island = (y: number, sway: number, phase: number, from: string, to: string, flow: number) => {
    const crest = Array.from({ length: 57 }, (_, step) => {
      const x = -20 + step * 30
      return `L${x},${(y + Math.sin((x / width) * 8 + phase) * sway + Math.sin((x / width) * 19 + phase) * sway * 0.3).toFixed(1)}`
    }).join('')
    const fill = c.gradient([
      [0, from],
      [1, to],
    ])
    c.path(`M-20,${shore}${crest}L${width + 20},${shore}Z`, fill, { flow, angleJitter: 0.5, minRadius: 5 })
  }
  island(shore - 120, 38, 1, '#3f3a8c', '#7a4f9c', 0.3)
  island(shore - 58, 24, 3, '#7a3f8c', '#c0608f', -0.2)
}
