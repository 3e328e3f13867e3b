/** The mean over a square of `radius` pixels each way; the borders repeat. */
export function boxBlur(plane: Float32Array, width: number, radius: number): Float32Array {
  const height = plane.length / width
  const across = new Float32Array(plane.length)
  const share = 1 / (2 * radius + 1)
  const within = (at: number, end: number) => Math.min(end - 1, Math.max(0, at))

  for (let y = 0; y < height; y++) {
    const line = y * width
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += plane[line + within(x, width)]!
    for (let x = 0; x < width; x++) {
      across[line + x] = sum * share
      sum += plane[line + within(x + radius + 1, width)]! - plane[line + within(x - radius, width)]!
    }
  }

  const down = new Float32Array(plane.length)
  const sums = new Float64Array(width)
  for (let y = -radius; y <= radius; y++)
    for (let x = 0; x < width; x++) sums[x] = sums[x]! + across[within(y, height) * width + x]!
  for (let y = 0; y < height; y++) {
    const entering = within(y + radius + 1, height) * width
    const leaving = within(y - radius, height) * width
    for (let x = 0; x < width; x++) {
      down[y * width + x] = sums[x]! * share
      sums[x] = sums[x]! + across[entering + x]! - across[leaving + x]!
    }
  }
  return down
}
