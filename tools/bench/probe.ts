/** What the page itself notices; runs in the browser before any script of the page. */
interface Noticed {
  fcp: number | null
  lcp: number | null
  cls: number
  /** Start and length of the tasks that took over 50 ms. */
  longTasks: [number, number][]
  /** When the gate began to listen. */
  answers: number | null
  /** When the first picture was painted. */
  hero: number | null
  /** When the visitor pressed, on the clock of the page that was pressed. */
  pressed: number | null
  /** The slowest answer to a press. */
  interaction: number
}

declare global {
  interface Window {
    noticed: Noticed
  }
}

export function probe() {
  const noticed: Noticed = {
    fcp: null,
    lcp: null,
    cls: 0,
    longTasks: [],
    answers: null,
    hero: null,
    pressed: null,
    interaction: 0,
  }
  window.noticed = noticed
  const observe = (type: string, hear: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
      ...options,
    })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noticed.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (noticed.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) noticed.cls += value
  })
  observe('longtask', ({ startTime, duration }) => noticed.longTasks.push([startTime, duration]))
  observe('element', (entry) => {
    const { renderTime, loadTime } = entry as PerformanceEntry & { renderTime: number; loadTime: number }
    noticed.hero ??= renderTime || loadTime
  })
  observe(
    'event',
    ({ name, duration }) => {
      if (name === 'click' || name === 'pointerup')
        noticed.interaction = Math.max(noticed.interaction, duration)
    },
    { durationThreshold: 16 },
  )

  const look = () => {
    const { status } = document.documentElement.dataset
    if (status === 'not-accepted') noticed.answers ??= performance.now()
    // Element Timing wants its mark before the picture is painted.
    document
      .querySelector('img[fetchpriority=high]:not([elementtiming], .static-gate *, .doorway *)')
      ?.setAttribute('elementtiming', 'hero')
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      noticed.pressed = timeStamp
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp))
    },
    true,
  )
}
