import { missingIn } from './missingIn'
import { paleTextsOn } from './paleTexts'
import { textsOnPictures } from './textsOnPictures'
import { expect, type Visitor } from './visitor'

/** The page's width on A4 with margins of 12 mm, in CSS px. */
export const paperWidth = 703

interface ReadPage {
  /** Every text of the elements, shown or not; without controls, copies of slides and what is for screen readers alone. */
  readonly all: readonly string[]
  /** Those that can be read, in their order. */
  readonly texts: readonly string[]
  /** Texts of which a part lies outside the page, or outside a box that hides what overflows. */
  readonly cut: readonly string[]
  /** Boxes with text that scroll. */
  readonly scrolling: readonly string[]
  /** Fields, buttons, links drawn as buttons, navigation, chat. */
  readonly controls: readonly string[]
  /** What paper would repeat on every sheet. */
  readonly fixed: readonly string[]
  /** Slides that are paler than they are. */
  readonly faded: readonly string[]
  /** The texts of the lowest line. */
  readonly last: readonly string[]
}

/** Runs in the page. `leftOut` and `plain` are selectors: texts not asked for, controls that look like text. */
function read({ leftOut, plain }: { leftOut: string; plain: string }): ReadPage {
  const controls =
    'button, input, select, textarea, label, video[controls], nav, .button, .tool-button, a[href*="wa.me"], :not(svg *):is([role=button], [role=slider], [role=tablist], [role=navigation])'
  const unread =
    'script, style, noscript, template, [aria-hidden=true]:not(.slick-slide), [inert]:not(.slick-slide), [role=status], dialog:not([open]), .slick-cloned'
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return (
      width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
  }
  const shorten = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList.value.split(' ').join('.')} «${shorten(element.textContent).slice(0, 30)}»`
  const isChosenText = (element: Element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(element)
    return element.matches(plain) && borderTopWidth === '0px' && backgroundColor === 'rgba(0, 0, 0, 0)'
  }

  /** How many px of a line are hidden; null where all of it is. */
  function hiddenPx(line: DOMRect, element: Element): number | null {
    let hidden = Math.max(-line.left, line.right - document.documentElement.clientWidth, 0)
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflow, clipPath } = getComputedStyle(box)
      if (overflow === 'visible' && clipPath === 'none') continue
      const edge = box.getBoundingClientRect()
      // A line is taller than its letters.
      const rim = line.height * 0.25
      if (edge.width <= 2 || edge.height <= 2) return null
      if (line.right <= edge.left || line.left >= edge.right) return null
      if (line.bottom <= edge.top || line.top >= edge.bottom) return null
      hidden = Math.max(hidden, edge.left - line.left, line.right - edge.right)
      hidden = Math.max(hidden, edge.top - line.top - rim, line.bottom - rim - edge.bottom)
    }
    return hidden
  }

  const isForScreenReaders = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, width, overflow } = getComputedStyle(box)
      if (position === 'absolute' && width === '1px' && overflow === 'hidden') return true
    }
    return false
  }
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow)

  const all: string[] = []
  const texts: string[] = []
  const cut: string[] = []
  const lines: { text: string; bottom: number }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const [element, text] = [node.parentElement, shorten(node.data)]
    if (!element || text === '' || element.closest(`${unread}, ${leftOut}`)) continue
    const control = element.closest(controls)
    if ((control && !control.matches(plain)) || isForScreenReaders(element)) continue
    all.push(text)
    if (!isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const drawn = [...range.getClientRects()]
      .filter(({ width, height }) => width > 2 && height > 2)
      .map((line) => ({ bottom: line.bottom, hidden: hiddenPx(line, element) }))
    const seen = drawn.filter(({ hidden }) => hidden !== null)
    if (drawn.some(({ hidden }) => hidden === null || hidden > 2)) cut.push(text)
    if (seen.length === 0) continue
    texts.push(text)
    lines.push({ text, bottom: Math.max(...seen.map(({ bottom }) => bottom)) })
  }
  const lowest = Math.max(...lines.map(({ bottom }) => bottom))
  const elements = [...document.body.querySelectorAll('*')].filter(isSeen)
  return {
    all,
    texts,
    cut,
    scrolling: elements.filter((one) => scrolls(one) && shorten(one.textContent) !== '').map(nameOf),
    controls: elements.filter((one) => one.matches(controls) && !isChosenText(one)).map(nameOf),
    fixed: elements.filter((one) => getComputedStyle(one).position === 'fixed').map(nameOf),
    faded: elements
      .filter((one) => one.matches('.slick-slide') && getComputedStyle(one).opacity !== '1')
      .map(nameOf),
    last: lines.filter(({ bottom }) => bottom > lowest - 4).map(({ text }) => text),
  }
}

interface Paper {
  /** What is printed, for the message. */
  readonly name: string
  /** Selector of what a page leaves out of paper on purpose. */
  readonly leftOut: string
  /** Selector of controls that are printed as text. */
  readonly plain?: string
}

/** Prints the page: every text, whole and legible, and nothing that can be pressed. Returns what was printed. */
export async function expectOnPaper(
  { page }: Visitor,
  { name, leftOut, plain = 'none' }: Paper,
): Promise<ReadPage> {
  const screen = await page.evaluate(read, { leftOut, plain })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
  const paper = await page.evaluate(read, { leftOut, plain })
  expect.soft(screen.texts.length, `texts on the screen: ${name}`).toBeGreaterThan(5)
  expect.soft(missingIn(screen.all, paper.texts), `texts of the page, not on paper: ${name}`).toEqual([])
  expect.soft(paper.cut, `cut off on paper: ${name}`).toEqual([])
  expect.soft(paper.scrolling, `boxes that scroll on paper: ${name}`).toEqual([])
  expect.soft(await paleTextsOn(page), `less contrast than 4.5 : 1 on paper: ${name}`).toEqual([])
  expect.soft(await textsOnPictures(page, leftOut), `texts on pictures, on paper: ${name}`).toEqual([])
  expect.soft(paper.controls, `controls on paper: ${name}`).toEqual([])
  expect.soft(paper.fixed, `on every sheet, over the text: ${name}`).toEqual([])
  expect.soft(paper.faded, `slides that are pale on paper: ${name}`).toEqual([])
  return paper
}
