/** What is measured in the page; runs in the browser before any script of the page. */
interface PageMetrics {
  fcp?: number
  lcp?: number
  cls: number
  /** Start and length of the tasks that took over 50 ms. */
  longTasks: [number, number][]
  /** When the gate began to listen. */
  gateReady?: number
  /** When the first picture was painted. */
  firstPicture?: number
  /** When the visitor pressed, on the clock of the page that was pressed. */
  pressed?: number
  /** The slowest answer to a press, a tap or a key. */
  interaction: number
}

declare global {
  interface Window {
    pageMetrics: PageMetrics
  }
}

export function collectMetrics() {
  const metrics: PageMetrics = { cls: 0, longTasks: [], interaction: 0 }
  window.pageMetrics = metrics
  const observe = (type: string, callback: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(callback)).observe({
      type,
      buffered: true,
      ...options,
    })

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) metrics.cls += value
  })
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]))
  observe('element', (entry) => {
    const { renderTime, loadTime } = entry as PerformanceEntry & { renderTime: number; loadTime: number }
    metrics.firstPicture ??= renderTime || loadTime
  })
  observe(
    'event',
    (entry) => {
      const { duration, interactionId } = entry as PerformanceEntry & { interactionId: number }
      if (interactionId > 0) metrics.interaction = Math.max(metrics.interaction, duration)
    },
    { durationThreshold: 16 },
  )

  const checkPage = () => {
    const { status } = document.documentElement.dataset
    if (status === 'not-accepted') metrics.gateReady ??= performance.now()
    // Element Timing needs its attribute before the picture is painted.
    document
      .querySelector('img[fetchpriority=high]:not([elementtiming], .static-gate *, .doorway *)')
      ?.setAttribute('elementtiming', 'hero')
  }
  new MutationObserver(checkPage).observe(document, { subtree: true, childList: true, attributes: true })
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      metrics.pressed = timeStamp
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp))
    },
    true,
  )
}
