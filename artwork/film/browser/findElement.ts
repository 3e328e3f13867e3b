export const findElement = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`The film has no ${selector}.`)
  return element
}

/** From 0 at `from` to 1 at `to`, in seconds, at one speed. */
export const progressBetween = (from: number, to: number, at: number) =>
  Math.min(1, Math.max(0, (at - from) / (to - from)))
