import { fractal, valueNoise } from './noise'

/** Height of a rough ground at each pixel, 0 to 1: chalk reaches the tops first. */
export function createGrain(width: number, height: number, seed: number): Float32Array {
  const fine = valueNoise(seed)
  const broad = valueNoise(seed + 1)
  const grain = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const rough = 0.6 * fine(x / 3.4 + y / 9, y / 3.4 - x / 9) + 0.4 * fine(x / 1.6 + 50, y / 1.6)
      grain[y * width + x] = 0.8 * rough + 0.2 * fractal(broad, x / 110, y / 70, 3)
    }
  return grain
}
