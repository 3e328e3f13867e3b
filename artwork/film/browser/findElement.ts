export const findElement = <Kind extends HTMLElement>(selector: string) => {
  const element = document.querySelector<Kind>(selector)
  if (!element) throw new Error(`The film has no ${selector}.`)
  return element
}
