import { virtual } from '@guidepup/virtual-screen-reader'
import { roleWords, stateWords } from './words'

const endOf = /^end(?: of)? ?,? ?/

/** Phrases; the longest page has some 700. */
const longest = 3000

interface Announcement {
  readonly phrase: string
  readonly element: Element | null
}

/** What jsdom and the library do otherwise than a browser and a screen reader. */
function prepare(container: HTMLElement) {
  for (const button of container.querySelectorAll('button[value]')) button.removeAttribute('value')
  for (const inside of container.querySelectorAll('details:not([open]) > :not(summary)'))
    inside.toggleAttribute('hidden', true)
  const { getComputedStyle } = window
  // Nothing changes while it is read, and jsdom tries every rule of its style sheet each time.
  const styles = new WeakMap<Element, CSSStyleDeclaration>()
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  })
}

/** Everything that is said from the start of the container to its end, in the library's English. */
async function collectAnnouncements(container: HTMLElement): Promise<Announcement[]> {
  prepare(container)
  await virtual.start({ container })
  const announcements: Announcement[] = []
  const record = async () => {
    const node = virtual.activeNode
    announcements.push({
      phrase: await virtual.lastSpokenPhrase(),
      element: node instanceof Element ? node : null,
    })
  }
  try {
    do {
      if (announcements.length > longest) throw new Error('The reader did not come back to where it began.')
      await record()
      await virtual.next()
    } while (virtual.activeNode !== container)
    await record()
  } finally {
    await virtual.stop()
  }
  return announcements
}

const stateOf = (part: string) => stateWords.find(([pattern]) => pattern.test(part))

/** `heading, Pinturas, level 1` becomes `título, nivel 1: Pinturas`. */
function translate({ phrase, element }: Announcement): string {
  if (!element) return phrase
  const parts = phrase.split(', ')
  const states: string[] = []
  for (let state = stateOf(parts.at(-1) ?? ''); state; state = stateOf(parts.at(-1) ?? '')) {
    const word = parts.pop()?.replace(state[0], state[1])
    if (word) states.unshift(word)
  }
  const hasRole =
    parts[0] !== undefined && (parts[0] in roleWords || element.hasAttribute('aria-roledescription'))
  const role = hasRole ? (parts.shift() ?? '') : element.localName
  const saysLevel = element.matches('h1, h2, h3, h4')
  const said = states.filter((state) => saysLevel || !state.startsWith('nivel'))
  const kind = [roleWords[role] ?? role, ...said].filter(Boolean).join(', ')
  // A row is not named by its cells: they are read on their own.
  const name = element.matches('tr, th:has(a)') ? '' : parts.join(', ')
  return kind && name ? `${kind}: ${name}` : kind || name
}

interface Line {
  readonly announcement: Announcement
  said: string
  depth: number
}

/** The pieces of one paragraph are one sentence, whatever elements they come from. */
const joinTexts = (pieces: readonly Line[]) =>
  pieces
    .map(({ said }) => said)
    .join(' ')
    .replace(/ ([.,;:)»])/g, '$1')
    .replace(/([(«]) /g, '$1')

/** What is inside has been said as the name. */
const isNamedByContent = ({ announcement: { element } }: Line) =>
  element !== null && element.matches('a, button, summary, h1, h2, h3, legend, td, th:not(:has(a))')

/** A live region that is silent. */
const isSilent = ({ said }: Line) => said === '' || said === roleWords.status || said === roleWords.alert

/** A box has ended: what it held moves in, joins or goes. */
function close(box: Line, inside: readonly Line[]): Line[] {
  if (isNamedByContent(box)) return [box]
  const isProse = inside.length > 0 && inside.every(({ announcement }) => !announcement.element)
  const sentence = isProse ? joinTexts(inside) : undefined
  if (box.said === '')
    return sentence ? [{ ...box, announcement: { phrase: '', element: null }, said: sentence }] : [...inside]
  if (sentence && (box.said === roleWords.listitem || isSilent(box)))
    return [{ ...box, said: `${box.said} ${sentence}` }]
  const [only] = inside
  if (only && inside.length === 1 && box.said === roleWords.listitem)
    return [{ ...only, said: `${box.said} ${only.said}` }]
  return [box, ...inside.map((line) => ({ ...line, depth: line.depth + 1 }))]
}

function nest(all: readonly Announcement[]): Line[] {
  const open: Line[] = []
  let lines: Line[] = []
  for (const announcement of all) {
    const start = endOf.test(announcement.phrase)
      ? open.findLastIndex((line) => line.announcement.element === announcement.element)
      : -1
    const box = open[start]
    if (!box) {
      const line = { announcement, said: translate(announcement), depth: 0 }
      lines.push(line)
      open.push(line)
      continue
    }
    open.length = start
    const from = lines.indexOf(box)
    lines = [...lines.slice(0, from), ...close(box, lines.slice(from + 1))]
  }
  return lines.filter((line) => !isSilent(line))
}

/** One line for each thing that is said, as a Spanish screen reader would. */
export const transcriptOf = async (container: HTMLElement): Promise<string> =>
  nest(await collectAnnouncements(container))
    .map(({ said, depth }) => `${'  '.repeat(depth)}${said}\n`)
    .join('')
