export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Lets the browser paint and handle input before more work. */
export const yieldToMain = () => delay(0)

const nextFrame = () => new Promise(requestAnimationFrame)

/** Once what has changed is painted; never in a hidden tab. */
export const nextPaint = () => nextFrame().then(nextFrame)

/** Safari has no idle callback: there the work begins after a second. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 1000)
}

/** Once the whole document has been read. Not DOMContentLoaded: that one waits for the deferred script. */
export const documentReady = () =>
  new Promise<void>((resolve) => {
    const check = () => document.readyState !== 'loading' && resolve()
    document.addEventListener('readystatechange', check)
    check()
  })
