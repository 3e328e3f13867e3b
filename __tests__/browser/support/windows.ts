import { desktop, phone } from './usability'

/** A tablet upright and on its side, a laptop, a large desktop. */
export const tablet = { width: 768, height: 1024 }
export const tabletOnSide = { width: 1024, height: 768 }
export const laptop = { width: 1280, height: 720 }
export const largeDesktop = { width: 1920, height: 1080 }

/** From the narrowest to the widest, with phone and desktop. */
export const usualWindows = [phone, tablet, tabletOnSide, laptop, desktop, largeDesktop]

/** One of each width, 900 px high: for what depends on the width alone. */
export const windowsOf = (...widths: readonly number[]) => widths.map((width) => ({ width, height: 900 }))
