// An answer clicked before `main` is here: in the page's `data-answer`, so that the styles show the button as pressed.

const page = document.documentElement

/** In the first script. Once the gate's status is known, `main` hears the clicks itself. */
export function recordEarlyAnswer({ target }: MouseEvent) {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[name=answer]')
  if (button && !page.dataset.status) page.dataset.answer = button.value
}

/** Each answer is returned once. */
export function takeEarlyAnswer(): string | undefined {
  const { answer } = page.dataset
  delete page.dataset.answer
  return answer
}
