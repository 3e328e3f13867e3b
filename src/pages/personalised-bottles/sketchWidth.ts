/** How wide the sketch is where the questions stand beside it (QuoteGrid.scss), as in HTML's `sizes`. */
export const sketchWidth = 'min(564px, 39vw, 99vh - 412px)'

/** And then each of the two columns of questions. */
export const questionWidth = `(min(747px, 43.6vw - 16px) - ${sketchWidth} / 2)`
