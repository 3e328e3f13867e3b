/**
 * Where things lie in a bottle's picture, in px of its master (src/content/media/bottles); all bottles are drawn by one
 * camera (artwork/bottles/blender). A label's painting is cropped as artwork/shared/drawLabel.ts does it.
 */
export const bottlePicture = {
  width: 880,
  height: 2136,
  /** From the cap's top to the foot: 29 cm. */
  top: 43,
  foot: 2093,
  axis: 439.5,
} as const

/** On the shelf, as far as the wall: ProductStage.scss has the same shape. */
export const shelfShadow = {
  width: 510,
  height: 107,
  bottom: 2091,
  /** px to the right for each px up: the light comes from the left. */
  slant: Math.tan((72 * Math.PI) / 180),
} as const

/** The label, a sheet on a cylinder whose axis is the bottle's. */
export const label = {
  top: 974,
  bottom: 1914,
  /** Where the painting ends and the wordmark's band begins. */
  bandTop: 1719,
  radius: 261.9,
  /** From the middle to either edge, in radians: half of 138°. */
  halfAngle: 1.2043,
  /** The part of the painting's height that it shows. */
  crop: { from: 0.065, to: 0.903 },
} as const

export const labelArc = 2 * label.radius * label.halfAngle
const halfWidth = label.radius * Math.sin(label.halfAngle)
export const labelLeft = bottlePicture.axis - halfWidth
export const labelRight = bottlePicture.axis + halfWidth

/** Plain glass, above the label. */
export const clearGlass = { from: 946, to: 966 } as const

/** The label's middle: 0 to 1 from the picture's top left. */
export const labelMiddle = {
  x: bottlePicture.axis / bottlePicture.width,
  y: (label.top + label.bottom) / 2 / bottlePicture.height,
}
