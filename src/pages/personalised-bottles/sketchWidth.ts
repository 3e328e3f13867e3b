import { nav, pageMax, pageWide } from '../../styles/breakpoints'

/** How wide the sketch is where the questions stand beside it (QuoteGrid.scss), as in HTML's `sizes`. */
export const sketchWidth = 'min(564px, 39vw, 99vh - 412px)'

/** In which windows that is so, and how wide all questions are there. */
export const questionWidths = (
  [
    [pageWide, '1600px'],
    [pageMax, '1312px'],
    [nav, '91vw'],
  ] as const
).map(([from, page]) => [`(min-width: ${from}px)`, `(${page} - ${sketchWidth} - 40px)`] as const)
