const wordsOf = (element: Element | undefined) => element?.textContent?.trim() ?? ''

/** The texts of each row by the heading above them; narrow screens show the same heading beside a text. */
export function readRows(selector: string) {
  return [...document.querySelectorAll(selector)].map((row) => {
    const headings = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map(wordsOf)
    const cells = [...row.children]
    const beside = cells.slice(1).map((cell) => cell.getAttribute('data-column'))
    expect(beside).toEqual(headings.slice(1))
    return Object.fromEntries(headings.map((heading, index) => [heading, wordsOf(cells[index])]))
  })
}
