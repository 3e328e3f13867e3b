/** px; a finger that rests moves the page less. */
const slack = 4
/** ms that a reader rests at the end of the page. */
const rest = 2000
/** px from the window's right and bottom edges to the two sides and the middle of the round chat button. */
const reach = [16, 50, 84]

const controls = 'a, button, input, select, textarea, label, summary'

const isOverControl = () =>
  reach.some((right) =>
    reach.some((bottom) =>
      document
        .elementsFromPoint(innerWidth - right, innerHeight - bottom)
        .some((element) => element.closest(controls)?.matches(':not(.chat-button-floating)')),
    ),
  )

/**
 * Says on the root element whether the round chat button gives way to what is read (`data-chat`): `away` from when the
 * page is scrolled down until it is scrolled up to where no control is under the button, or rests at its end; nothing at
 * the top of the page; else `shown`.
 */
export function followScroll() {
  const root = document.documentElement
  let last = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined

  const onScroll = () => {
    clearTimeout(timer)
    if (scrollY + innerHeight > root.scrollHeight - slack)
      timer = setTimeout(() => (root.dataset.chat = 'shown'), rest)
    if (scrollY < slack) delete root.dataset.chat
    else if (scrollY > last + slack || isOverControl()) root.dataset.chat = 'away'
    else if (scrollY < last - slack) root.dataset.chat = 'shown'
    else return
    last = scrollY
  }
  addEventListener('scroll', onScroll, { passive: true })
}
