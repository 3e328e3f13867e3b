import type { CDPSession, Page } from '@playwright/test'
import { layOutCarousels } from '../carousels'

export interface Screen {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels in one CSS pixel. */
  readonly density: number
}

/** An `<img>` as a screen shows it; lengths in CSS pixels. */
export interface DrawnPicture {
  /** Class of the element or of the box around it. */
  readonly place: string
  /** Path of the file the browser took. */
  readonly file: string
  /** Widths of the files on offer, in pixels, ascending; empty where there is one file. */
  readonly offered: readonly number[]
  /** How wide `sizes` says that it is drawn. */
  readonly promised: number
  readonly width: number
  readonly height: number
  readonly fit: string
  /** Width divided by height, from the attributes; 0 where they are missing. */
  readonly statedRatio: number
  /** As the page came, before it was asked for here. */
  readonly loading: string
  readonly priority: string
  /** Square pixels of it in the first screen. */
  readonly areaInSight: number
  readonly isInReach: boolean
}

/** Another screen for a loaded page. The width changes in two steps: only then a browser chooses its files anew. */
export async function showOn(page: Page, protocol: CDPSession, { width, height, density }: Screen) {
  for (const each of [width - 1, width])
    await protocol.send('Emulation.setDeviceMetricsOverride', {
      width: each,
      height,
      deviceScaleFactor: density,
      mobile: false,
    })
  await layOutCarousels(page)
}

/** Runs in the page: has every picture loaded, also those far below, and measures it. */
const measure = async () => {
  scrollTo({ top: 0, behavior: 'instant' })
  const images = [...document.images].filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().width > 1,
  )
  for (const image of images) {
    image.dataset.loading ??= image.loading
    image.loading = 'eager'
  }
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(images.map((image) => image.decode()))

  return images.map((image): DrawnPicture => {
    const { left, right, top, bottom, width, height } = image.getBoundingClientRect()
    const file = new URL(image.currentSrc).pathname
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
      srcset.includes(file),
    )
    const stated = (name: string) => Number(source?.getAttribute(name) ?? image.getAttribute(name))
    const inSight = (from: number, to: number, end: number) =>
      Math.max(0, Math.min(to, end) - Math.max(from, 0))
    return {
      place: image.className || image.closest('[class]')?.className || 'img',
      file,
      offered: [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, each]) => Number(each)),
      promised: image.naturalWidth,
      width,
      height,
      fit: getComputedStyle(image).objectFit,
      statedRatio: stated('width') / stated('height') || 0,
      loading: image.dataset.loading ?? image.loading,
      priority: image.fetchPriority,
      areaInSight: inSight(left, right, innerWidth) * inSight(top, bottom, innerHeight),
      isInReach: !image.closest('[inert], [aria-hidden="true"]'),
    }
  })
}

export const drawnPictures = (page: Page) => page.evaluate(measure)
