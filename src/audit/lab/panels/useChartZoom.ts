import { useState } from 'react'

export type ChartShape = 'tall' | 'wide'

/** Drawn px for each px of the layout; `fit`: as wide as its box at most. */
export type Zoom = number | 'fit'

// Kept while the page lives: a shape is left and comes back.
const zooms: Record<ChartShape, Zoom> = { tall: 1, wide: 1 }

/** The size of the drawing, for each shape its own. */
export function useChartZoom(shape: ChartShape) {
  const [zoom, setZoom] = useState(zooms[shape])
  return {
    zoom,
    setZoom(chosen: Zoom) {
      zooms[shape] = chosen
      setZoom(chosen)
    },
  }
}
