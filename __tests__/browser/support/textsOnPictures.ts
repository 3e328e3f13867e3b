import type { Page } from '@playwright/test'

/** Runs in the page: each text, but for those of `skipped`, of which a line lies on a picture that has arrived. */
function find(skipped: string): string[] {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const pictures = [...document.querySelectorAll('img')]
    .filter((picture) => picture.naturalWidth > 0 && isSeen(picture))
    .map((picture) => ({
      file: picture.currentSrc.split('/').at(-1),
      edge: picture.getBoundingClientRect(),
    }))
  // A line is taller than its letters.
  const lap = (line: DOMRect, edge: DOMRect) =>
    Math.min(line.right, edge.right) - Math.max(line.left, edge.left) > 4 &&
    Math.min(line.bottom, edge.bottom) - Math.max(line.top, edge.top) > line.height * 0.25
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const [element, text] = [walker.currentNode.parentElement, walker.currentNode.textContent?.trim()]
    if (!element || !text || element.closest(`script, style, noscript, ${skipped}`) || !isSeen(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2)
    for (const { file, edge } of pictures)
      if (lines.some((line) => lap(line, edge)))
        found.push(`${element.localName}.${element.className} «${text.slice(0, 40)}» on ${file}`)
  }
  return found
}

/** The gate's slogan stands on the doorway. */
const onPurpose = '.gate__slogan'

/** @param leftOut selector of texts that are not looked at */
export const textsOnPictures = (page: Page, leftOut: string) =>
  page.evaluate(find, `${onPurpose}, ${leftOut}`)
