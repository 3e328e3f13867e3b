import type { Page } from '@playwright/test'

/** Runs in the page: lists laid out as a grid, where an entry is wider than another or a row that is followed by one has room left. */
const find = () =>
  [...document.querySelectorAll('ol, ul')]
    .filter((list) => list.checkVisibility() && getComputedStyle(list).display === 'grid')
    // Elsewhere an entry is as wide as its words.
    .filter((list) => /normal|stretch/.test(getComputedStyle(list).justifyItems))
    .flatMap((list) => {
      const entries = [...list.children]
        .map((entry) => entry.getBoundingClientRect())
        .filter(({ width }) => width > 0)
      const widths = entries.map(({ width }) => Math.round(width))
      const narrowest = Math.min(...widths)
      const { columnGap, gridTemplateColumns } = getComputedStyle(list)
      const gap = Number.parseFloat(columnGap) || 0
      const columns = [...gridTemplateColumns.matchAll(/([\d.]+)px/g)].map(([, px]) => Number(px))
      const withGaps = (lengths: readonly number[]) =>
        lengths.reduce((sum, length) => sum + length, 0) + gap * (lengths.length - 1)
      const rows: DOMRect[][] = []
      for (const entry of entries) {
        const before = rows.at(-1)?.at(-1)
        if (before && entry.left > before.left && entry.top < before.bottom) rows.at(-1)!.push(entry)
        else rows.push([entry])
      }
      const faults = rows.slice(0, -1).flatMap((row, at) => {
        const room = withGaps(columns) - withGaps(row.map(({ width }) => width))
        return room >= narrowest
          ? [`row ${at + 1} of ${rows.length} has ${Math.round(room)} px of room left`]
          : []
      })
      // A pixel more or less comes from rounding.
      if (Math.max(...widths) > narrowest + 1) faults.push(`entries are ${widths.join(', ')} px wide`)
      return faults.map((fault) => `.${list.className}: ${fault}`)
    })

export const findUnevenRows = (page: Page) => page.evaluate(find)
