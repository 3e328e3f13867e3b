/** The site's typefaces as the `font` of a canvas; sizes in its pixels. */
export const poster = (size: number, weight = 400) => `${weight} ${size}px Imbue, serif`
export const italic = (size: number) => `italic 400 ${size}px Piazzolla, serif`
export const sans = (size: number, weight = 600) => `${weight} ${size}px Archivo, sans-serif`
