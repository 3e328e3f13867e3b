/** Widths of the window, in px, from which a layout applies. Sass reads them by `from('nav')` and `below('nav')`. */

/** spec §9: from here on the slider shows three, four and five bottles. */
export const slider3 = 568
export const slider4 = 778
export const slider5 = 980

/** Up to here the layout of phones: one column. */
export const layout = 700
/** The links stand in the bar. */
export const nav = 900
export const wide = 1200
/** From here to `pageWide` the page's column keeps its width. */
export const pageMax = 1440
/** The page's column is wider, and grows no further. */
export const pageWide = 1700
