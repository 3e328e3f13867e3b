/** Figures in Spanish notation. */
export const formatPercent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
export const formatPixels = (length: number) =>
  `${length.toFixed(1).replace(/\.0$/, '').replace('.', ',')} px`
export const formatRatio = (contrast: number) => `${contrast.toFixed(1).replace('.', ',')}:1`
