/** How wide the sketch is where the questions stand beside it (QuoteGrid.scss), as in HTML's `sizes`. */
export const sketchWidth = 'min(564px, 39vw, 92vh - 318px)'
