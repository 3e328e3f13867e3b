import type { Page } from '@playwright/test'

/** The widths, in CSS pixels, on both sides of each that the site's pictures are divided at. */
const widths = [320, 390, 699, 700, 1440]

/**
 * Run on a page that stands: at each width, what its preload links ask for and what its first picture draws, as pairs
 * of `srcset` and `sizes`. A browser asks for every link whose `media` matches, and draws the first such `<source>`.
 */
export const preloadedPictures = (page: Page) =>
  page.evaluate((frameWidths) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    const picture = document.querySelector('main picture:has(> [fetchpriority=high])')
    const sources = [...(picture?.querySelectorAll<HTMLSourceElement>('[type="image/avif"]') ?? [])]
    const asked = links.map(({ imageSrcset, imageSizes, media }) => ({
      files: [imageSrcset, imageSizes],
      media,
    }))
    const offered = sources.map(({ srcset, sizes, media }) => ({ files: [srcset, sizes], media }))
    const frame = document.body.appendChild(document.createElement('iframe'))
    const onWidths = frameWidths.map((width) => {
      frame.width = String(width)
      const isMeant = ({ media }: { media: string }) => frame.contentWindow!.matchMedia(media).matches
      return {
        width,
        asked: asked.filter(isMeant).map(({ files }) => files),
        drawn: offered
          .filter(isMeant)
          .slice(0, 1)
          .map(({ files }) => files),
      }
    })
    frame.remove()
    return onWidths
  }, widths)
