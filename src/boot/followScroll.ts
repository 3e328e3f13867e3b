/** A resting finger moves the page less. */
const minScrollPx = 4
/** How long a reader rests at the end of the page. */
const restAtEndMs = 2000
/** Where the round chat button lies: as in ChatButtonFloating.scss. */
const buttonCentreFromRightPx = 34
const probesFromBottomPx = [20, 40, 60, 80]

const isOverControl = () =>
  probesFromBottomPx.some((bottom) =>
    document
      .elementsFromPoint(innerWidth - buttonCentreFromRightPx, innerHeight - bottom)
      .some((element) =>
        element.closest('a:not(.chat-button-floating), button, input, select, textarea, label, summary'),
      ),
  )

/**
 * Sets `data-chat` on the root element as the page is scrolled: `away` hides the round chat button, `shown` shows it. It is
 * hidden while the visitor scrolls down and, scrolling up, while it would cover a control, which may have the focus (WCAG
 * 2.4.11); it is shown while the visitor scrolls up, and after a rest at the page's end. At the top there is no attribute.
 */
export function followScroll() {
  const root = document.documentElement
  // The page is at its top, or not in view yet. Read from the window it would cost a layout.
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const onScroll = () => {
    clearTimeout(timer)
    if (scrollY + innerHeight > root.scrollHeight - minScrollPx)
      timer = setTimeout(() => (root.dataset.chat = 'shown'), restAtEndMs)
    const moved = scrollY - last
    if (scrollY < minScrollPx) delete root.dataset.chat
    else if (Math.abs(moved) < minScrollPx) return
    else root.dataset.chat = moved > 0 || isOverControl() ? 'away' : 'shown'
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}
