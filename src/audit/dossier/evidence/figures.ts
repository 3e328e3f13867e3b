/** Figures as Spanish writes them. */
export const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`
export const pixels = (length: number) => `${length.toFixed(1).replace(/\.0$/, '').replace('.', ',')} px`
export const ratio = (contrast: number) => `${contrast.toFixed(1).replace('.', ',')}:1`
