/**
 * The Central Valley of Tarija on a grid of 48 × 40 squares of about a kilometre, as cloth is woven: drawn after the
 * positions of its towns, given to the minute of arc (docs/singani.md). The mountains and vines stand where there are some.
 */
export const valleySize = { width: 48, height: 40 } as const

/** Where the drawing's upper left corner lies, in degrees, and how many squares a degree has there. */
const corner = { latitude: -21.38, longitude: -64.96 } as const
const squares = { latitude: 110.7, longitude: 103.6 } as const

/** Where a place lies in the drawing; null beyond its edges. */
export function placeInValley([latitude, longitude]: readonly [number, number]) {
  const x = (longitude - corner.longitude) * squares.longitude
  const y = (corner.latitude - latitude) * squares.latitude
  const isInside = x >= 0 && x <= valleySize.width && y >= 0 && y <= valleySize.height
  return isInside ? { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)) } : null
}

export const valleyOutlines = {
  hills:
    'M7 18h2v-3h2v-1h1v-2h-2v-2h1v-1h2v-1h1v-2h-5v-3h3v-2h1v-1h14v2h1v1h3v1h1v2h-2v3h5v5h1v2h1v1h1v1h1v1h1v1h1v1h-3v1h1v2h6v3h-2v3h3v3h-3v3h-1v2h-1v1h2v1h-26v-1h-1v-2h-1v-1h1v-1h-1v-2h-2v-2h-1v-1h4v-2h-2v-1h-4v-2h-1v-1h2v-3h-4z',
  valley:
    'M12 24h3v-2h-1v-2h-1v-2h2v-2h1v-2h-3v-4h2v-2h-1v-1h1v-1h-1v-2h3v-2h2v-2h6v2h1v2h2v1h1v1h-2v2h-2v2h3v2h2v1h1v1h-1v1h1v1h2v1h1v1h3v1h1v1h-2v1h1v1h-2v1h1v1h2v2h1v2h-2v2h2v2h3v2h-2v1h1v1h-2v1h-1v1h2v1h-1v1h-18v-1h-1v-1h3v-2h-1v-1h-1v-1h-2v-1h-1v-1h1v-1h-1v-2h-1v-1h-3v-1h-1v-2h-1z',
  water:
    'M16 32h1v-1h1v-1h1v-1h1v-1h1v-1h1v-1h1v-2h1v-1h1v-2h1v-1h-2v-1h-1v-1h-1v-1h-1v-2h-1v-10h1v-2h-1v-3h1v2h1v4h-1v8h1v2h1v1h1v1h1v1h2v1h1v1h1v3h1v4h1v2h1v2h1v1h1v5h1v1h1v1h-2v-1h-1v-2h-7v1h-2v1h-2v1h-2v-1h1v-1h2v-1h2v-1h8v-2h-1v-1h-1v-2h-1v-2h-1v-4h-1v-2h-1v-1h-1v4h-1v1h-1v1h-1v1h-2v1h-1v1h-1v1h-1v1h-1v1h-1z',
  peaks:
    'M6 2h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM4 8h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM9 13h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM5 18h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM8 26h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM5 29h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM10 37h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM3 36h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM42 1h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM35 6h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM44 9h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM40 13h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM44 18h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM43 25h1v1h1v1h1v1h-6v-1h1v-1h1v-1zM44 32h1v1h1v1h1v1h1v1h-8v-1h1v-1h1v-1h1v-1zM42 37h1v1h1v1h1v1h-6v-1h1v-1h1v-1z',
  caps: 'M5 2h2v1h-2zM3 8h2v1h1v1h-4v-1h1zM8 13h2v1h-2zM4 18h2v1h1v1h-4v-1h1zM7 26h2v1h-2zM4 29h2v1h1v1h-4v-1h1zM9 37h2v1h-2zM2 36h2v1h-2zM41 1h2v1h1v1h-4v-1h1zM34 6h2v1h-2zM43 9h2v1h-2zM39 13h2v1h-2zM43 18h2v1h1v1h-4v-1h1zM42 25h2v1h-2zM43 32h2v1h1v1h-4v-1h1zM41 37h2v1h-2z',
  vines:
    'M32 18h3.5m-3.5 1h3.5m-3.5 1h3.5M33 21h3.5m-3.5 1h3.5m-3.5 1h3.5M36 29h3.5m-3.5 1h3.5m-3.5 1h3.5M25 28h3.5m-3.5 1h3.5m-3.5 1h3.5M37 32h3.5m-3.5 1h3.5m-3.5 1h3.5',
  towns:
    'M23 4h1v1h-1zM22 12.5h1v1h-1zM31.5 34h1v1h-1zM22.5 16h1v1h-1zM24 15.5h1v1h-1zM25.5 16h1v1h-1zM24 17h1v1h-1zM22 17.5h1v1h-1zM25.5 17.5h1v1h-1z',
} as const
