type Rgba = readonly [red: number, green: number, blue: number, alpha: number]

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Any CSS colour as numbers; alpha from 0 to 1. */
function rgba(colour: string): Rgba {
  if (!brush) return [0, 0, 0, 0]
  brush.clearRect(0, 0, 1, 1)
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

const over = (front: Rgba, back: Rgba): Rgba => {
  const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3])
  return [mix(0), mix(1), mix(2), 1]
}

const linear = (part: number) =>
  part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Rgba) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The flat ground behind an element; null over a picture or a gradient, where no single ratio exists. */
function groundOf(element: Element): Rgba | null {
  const layers: Rgba[] = []
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at)
    if (backgroundImage !== 'none') return null
    const layer = rgba(backgroundColor)
    if (layer[3] > 0) layers.push(layer)
    if (layer[3] === 1) break
  }
  return layers.reduceRight<Rgba>((back, front) => over(front, back), [255, 255, 255, 1])
}

/** WCAG ratio of the element's letters against the ground behind; 0 where it cannot be computed. */
export function contrastOf(element: Element): number {
  const ground = groundOf(element)
  if (!ground) return 0
  const letters = over(rgba(getComputedStyle(element).color), ground)
  const [light, dark] = [luminance(letters), luminance(ground)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
