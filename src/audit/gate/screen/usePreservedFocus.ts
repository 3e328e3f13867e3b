import { useEffect, useLayoutEffect, useRef } from 'react'

/** Where nothing had the focus, Tab begins at the top of the page again. */
function startAtTop() {
  document.body.tabIndex = -1
  document.body.focus({ preventScroll: true })
  document.body.removeAttribute('tabindex')
}

/** The site's screens take the focus when they appear; here it stays with whoever is working in the lab. */
export function usePreservedFocus(shown: string) {
  const kept = useRef<Element | null>(null)
  useLayoutEffect(() => {
    kept.current = document.activeElement
  }, [shown])
  useEffect(() => {
    const { current } = kept
    if (current === document.activeElement) return
    if (current instanceof HTMLElement && current !== document.body) current.focus({ preventScroll: true })
    else if (current instanceof SVGElement) current.focus({ preventScroll: true })
    else startAtTop()
  }, [shown])
}
