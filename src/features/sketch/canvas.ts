import type { Brush } from './techniques/brush'

/** @throws Error where the browser gives no drawing surface */
export function createCanvas(width: number, height: number): { canvas: HTMLCanvasElement; brush: Brush } {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas.')
  return { canvas, brush }
}
