import type { Page } from '@playwright/test'

declare global {
  interface Window {
    noteAttempt(what: string): void
  }
}

/** In the page, before its own code: what asks for another host and is refused, or sends without a request that shows. */
const watchPage = () => {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    window.noteAttempt(`${effectiveDirective} ${blockedURI}`),
  )
  const send = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, data) => {
    window.noteAttempt(`sendBeacon ${String(url)}`)
    return send(url, data)
  }
  const foreignHints = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel]')]
      .filter(
        ({ rel, href }) =>
          /preconnect|dns-prefetch|prerender|prefetch|preload/.test(rel) &&
          new URL(href, location.href).host !== location.host,
      )
      .forEach(({ rel, href }) => window.noteAttempt(`link rel=${rel} ${href}`))
  new MutationObserver(foreignHints).observe(document, { childList: true, subtree: true })
}

/**
 * Records what the page tries to send or reach although no request shows it: requests that the content policy blocked,
 * connections opened ahead, beacons and sockets. The returned function gives the distinct ones, sorted.
 */
export async function recordAttempts(page: Page): Promise<() => string[]> {
  const attempts = new Set<string>()
  const note = (what: string) => {
    const { pathname } = new URL(page.url())
    attempts.add(`${pathname}: ${what}`)
  }
  await page.exposeFunction('noteAttempt', note)
  await page.addInitScript(watchPage)
  page.on('websocket', (socket) => note(`WebSocket ${socket.url()}`))
  page.on('response', (response) => {
    const link = response.headers().link
    if (link && /\bhttps?:/.test(link)) note(`cabecera Link ${link}`)
  })
  return () => [...attempts].sort()
}
