import { applyStyles, preloadPictures, readPageAssets } from '../shared/pageAssets'
import { delay, documentReady, nextPaint, yieldToMain } from '../shared/timing'
import { fetchMarkup } from './fetchMarkup'

/** Long, because even on a slow connection the markup arrives sooner than the code that would render it. */
const pageTimeoutMs = 10_000
/** The page is in view by then: its lower sections, its other pictures and its code wait for the first picture. */
const pictureTimeoutMs = 4000

const withTimeout = <T>(work: Promise<T>, ms: number) =>
  Promise.race([
    work,
    delay(ms).then(() => {
      throw new Error('too slow')
    }),
  ])

/** The sections below the first screen, in document order. */
const findLaterSections = (page: HTMLElement) =>
  page.querySelectorAll<HTMLElement>('main > :nth-child(n + 3), footer')

/**
 * Far away the browser does not request a lazy picture; the page's layout stays. All of them: to find those below the window
 * would force a layout of the whole page in one task.
 */
const moveLazyPictures = (page: HTMLElement, place: '-9999px' | '') => {
  for (const picture of page.querySelectorAll<HTMLElement>('img[loading=lazy]'))
    picture.style.translate = place
}

/** A task for each: between them, and before what follows, the page stays responsive. */
async function revealSections(sections: Iterable<HTMLElement>) {
  await yieldToMain()
  for (const section of sections) {
    section.hidden = false
    section.getBoundingClientRect()
    await yieldToMain()
  }
}

/**
 * Shows an accepted visitor the page as the build drew it, before React is loaded, beside the hidden gate: first its upper
 * sections and, once its first picture is painted (4 s at most), the others.
 * @returns what React hydrates; undefined where React has to render the page
 */
export async function showPrerenderedPage(): Promise<HTMLElement | undefined> {
  const assets = readPageAssets()
  if (!assets) return undefined
  const page = document.createElement('div')
  page.className = 'static-page'
  try {
    const [markup] = await withTimeout(
      Promise.all([
        fetchMarkup(assets.fragment),
        applyStyles(assets),
        // After the markup and styles are requested: most servers respond in the order of requests.
        yieldToMain().then(() => preloadPictures(assets)),
        documentReady(),
      ]),
      pageTimeoutMs,
    )
    const root = document.getElementById('root')
    // Where the gate's markup is gone, another screen has been drawn meanwhile.
    if (!root?.querySelector('.static-gate')) return undefined
    page.innerHTML = markup
    // For the styles: what follows a part that the query decides is hidden until React has read it.
    page.dataset.query = location.search
    const later = findLaterSections(page)
    for (const part of later) part.hidden = true
    moveLazyPictures(page, '-9999px')
    root.prepend(page)
    root.ariaBusy = 'true'
    const picture = page.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    // Before other pictures and the libraries: on a slow connection they would share the bandwidth.
    if (picture) await withTimeout(picture.decode().then(nextPaint), pictureTimeoutMs).catch(() => {})
    moveLazyPictures(page, '')
    await revealSections(later)
    return page
  } catch {
    return undefined
  }
}
