/** px; a finger that rests moves the page less. */
const slack = 4
/** ms that a reader rests at the end of the page. */
const rest = 2000
/** px from the window's right edge to the middle of the round chat button; from the bottom edge, to its lines. */
const across = 34
const lines = [20, 40, 60, 80]

const isOverControl = () =>
  lines.some((bottom) =>
    document
      .elementsFromPoint(innerWidth - across, innerHeight - bottom)
      .some((element) =>
        element.closest('a:not(.chat-button-floating), button, input, select, textarea, label, summary'),
      ),
  )

/**
 * Says on the root element whether the round chat button gives way to what is read (`data-chat`): `away` while the page is
 * scrolled down, and up to where the button would lie on a control, which may have the focus (WCAG 2.4.11); `shown` while
 * it is scrolled up, and after a rest at its end; nothing at its top.
 */
export function followScroll() {
  const root = document.documentElement
  let last = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined

  const onScroll = () => {
    clearTimeout(timer)
    if (scrollY + innerHeight > root.scrollHeight - slack)
      timer = setTimeout(() => (root.dataset.chat = 'shown'), rest)
    const moved = scrollY - last
    if (scrollY < slack) delete root.dataset.chat
    else if (Math.abs(moved) < slack) return
    else root.dataset.chat = moved > 0 || isOverControl() ? 'away' : 'shown'
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}
