/** A channel of a screen colour as linear light, both 0 to 1. */
export const decodeSrgb = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Linear light as a channel of a screen colour, both 0 to 1. */
export const encodeSrgb = (value: number) =>
  value <= 0 ? 0 : value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
