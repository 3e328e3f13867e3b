import type { Page } from '@playwright/test'

/** Runs in the page: the tables whose rows or cells are laid out as blocks while the table is not, or the other way round. */
const find = () => {
  const isTable = (element: Element) => getComputedStyle(element).display.startsWith('table')
  return [...document.querySelectorAll('table')]
    .filter((table) => table.checkVisibility())
    .flatMap((table) => {
      const other = [...table.querySelectorAll('tr, td, th')].find(
        (part) => part.checkVisibility() && isTable(part) !== isTable(table),
      )
      if (!other) return []
      const [own, seen] = [table, other].map((element) => getComputedStyle(element).display)
      return [
        `table «${table.caption?.innerText ?? table.className}» is ${own}, its ${other.localName} ${seen}`,
      ]
    })
}

export const findHalfTables = (page: Page) => page.evaluate(find)
