import type { Page } from '@playwright/test'

/** Runs in the page: how many choices are made, and those that are drawn as one that is not made beside them. */
const find = () => {
  const lookOf = (choice: Element) => {
    const { color, backgroundColor, fontWeight, fontStyle, textDecorationLine, outlineStyle, borderStyle } =
      getComputedStyle(choice)
    return [
      color,
      backgroundColor,
      fontWeight,
      fontStyle,
      textDecorationLine,
      outlineStyle,
      borderStyle,
    ].join()
  }
  const groups = [...document.querySelectorAll('fieldset')].filter((group) => group.checkVisibility())
  const made = groups.flatMap((group) => {
    const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
    const labels = (isChecked: boolean) =>
      radios.filter(({ checked }) => checked === isChecked).flatMap(({ labels }) => [...(labels ?? [])])
    const others = [...group.querySelectorAll('[aria-pressed="false"]'), ...labels(false)].map(lookOf)
    const chosen = group.querySelector('[aria-pressed="true"]') ?? labels(true)[0]
    return chosen ? [{ name: chosen.textContent ?? '', isLost: others.includes(lookOf(chosen)) }] : []
  })
  return { count: made.length, lost: made.filter(({ isLost }) => isLost).map(({ name }) => name) }
}

export const readChosen = (page: Page) => page.evaluate(find)
