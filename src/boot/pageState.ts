// The gate's state as attributes of <html>, which the styles read: `data-status`, and `data-answer` for an answer that
// was clicked before `main` has run.

const { dataset } = document.documentElement

export function setPageStatus(status: 'accepted' | 'not-accepted') {
  dataset.status = status
}

/** In the first script. Once the gate's status is known, `main` listens to the clicks itself. */
export function recordEarlyAnswer({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLButtonElement>('[name=answer]')
  if (button && !dataset.status) dataset.answer = button.value
}

/** Each answer is returned once. */
export function takeEarlyAnswer(): string | undefined {
  const { answer } = dataset
  delete dataset.answer
  return answer
}
