import { nav, pageWide } from '../../styles/breakpoints'

/** How wide the sketch is where the questions stand beside it (QuoteGrid.scss), as in HTML's `sizes`. */
export const sketchWidth = 'min(564px, 39vw, 99vh - 412px)'

/** In which windows that is so, and how wide the questions are there, gutters between them included. */
export const questionWidths = [
  [`(min-width: ${pageWide}px)`, `(1560px - ${sketchWidth})`],
  [`(min-width: ${nav}px)`, `(min(1272px, 91vw - 24px) - ${sketchWidth})`],
] as const

/** The part of HTML's `sizes` for these windows, of what takes a share of the questions' width. */
export const sizesBesideSketch = (partOf: (width: string) => string) =>
  questionWidths.map(([media, width]) => `${media} calc(${partOf(width)})`).join(', ')
