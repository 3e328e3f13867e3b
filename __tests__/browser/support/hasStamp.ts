/** Whether the upper right of the sheet has letters in the stamp's red, which its label does not reach. */
export function hasStamp(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas
  const [left, top] = [Math.round(width * 0.6), Math.round(height * 0.02)]
  const { data } = canvas
    .getContext('2d')!
    .getImageData(left, top, Math.round(width * 0.38), Math.round(height * 0.06))
  return data.some((red, at) => at % 4 === 0 && red > 140 && data[at + 1]! < 60 && data[at + 2]! < 90)
}
