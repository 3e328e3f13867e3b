import type { Page } from '@playwright/test'

/** Runs in the page: the pictures that take no room, or that are drawn out of shape. */
const find = () => {
  const shown = [...document.images].filter(
    (image) => image.checkVisibility() && !image.closest('[inert], [aria-hidden="true"]'),
  )
  return shown.flatMap((image) => {
    // Its layout size: a page or a dialog that opens may be drawn smaller for a moment.
    const { offsetWidth: width, offsetHeight: height } = image
    const name = `${image.className || image.parentElement?.className} «${image.alt.slice(0, 40)}»`
    if (width < 2 || height < 2) return [`${name} is ${width} × ${height} px`]
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    if (getComputedStyle(image).objectFit !== 'fill' || !ratio) return []
    // A pixel more or less comes from rounding.
    const isInShape = Math.abs(width - height * ratio) <= Math.max(ratio, 1) * 1.5
    return isInShape ? [] : [`${name} is ${width} × ${height} px, its file has the ratio ${ratio.toFixed(2)}`]
  })
}

export const misdrawnPictures = (page: Page) => page.evaluate(find)
