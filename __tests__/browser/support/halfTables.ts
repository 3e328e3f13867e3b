import type { Page } from '@playwright/test'

/** Runs in the page: the tables whose rows are stacked as blocks under column heads that are still in view. */
const find = () => {
  // Column heads for who hears the page alone are a box of one pixel.
  const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().width > 2
  return [...document.querySelectorAll('table')]
    .filter((table) => table.checkVisibility())
    .flatMap((table) => {
      const seen = [...table.rows].filter((row) => isSeen(row) && isSeen(row.parentElement ?? table))
      const rows = seen.map((row) => getComputedStyle(row).display)
      const isHalf = rows.includes('table-row') && rows.some((display) => display !== 'table-row')
      const name = table.caption?.textContent ?? table.className
      return isHalf ? [`table «${name}» has rows of display ${[...new Set(rows)].join(' and ')}`] : []
    })
}

export const findHalfTables = (page: Page) => page.evaluate(find)
