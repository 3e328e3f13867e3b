import { error, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Name, Role } from './tab'

const candidates: Record<Role, string> = {
  button: 'button',
  link: 'a[href]',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  textbox: 'textarea, input:not([type]), input[type=text]',
}

const patienceMs = 8000

interface Wanted {
  readonly css: string
  readonly words: string
  readonly isPattern: boolean
}

/** In the page: what is shown, first what seems to be called so. Each call of the driver is slow. */
const likeliestFirst = ({ css, words, isPattern }: Wanted) => {
  const seemsMeant = (element: Element) =>
    [element.getAttribute('aria-label'), element.textContent].some((text) =>
      isPattern ? new RegExp(words).test(text ?? '') : text?.includes(words),
    )
  const shown = [...document.querySelectorAll(css)].filter((element) => element.checkVisibility())
  return [...shown.filter(seemsMeant), ...shown.filter((element) => !seemsMeant(element))]
}

/** A page may draw an element anew between two calls of the driver: then it is looked for again. */
export function throwUnlessStale(failure: unknown) {
  if (!(failure instanceof error.StaleElementReferenceError)) throw failure
}

async function readCandidates(driver: WebDriver, wanted: Wanted): Promise<WebElement[]> {
  try {
    return await driver.executeScript(likeliestFirst, wanted)
  } catch (failure) {
    throwUnlessStale(failure)
    return []
  }
}

async function isCalled(element: WebElement, name: Name) {
  try {
    const label = (await element.getAccessibleName()).trim()
    return typeof name === 'string' ? label === name : name.test(label)
  } catch {
    return false // The page has drawn it anew meanwhile.
  }
}

/** The first that is shown and is called so by the engine itself; waits for it up to 8 s. */
export async function findElement(driver: WebDriver, role: Role, name: Name): Promise<WebElement> {
  const isPattern = name instanceof RegExp
  const wanted: Wanted = { css: candidates[role], words: isPattern ? name.source : name, isPattern }
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    for (const element of await readCandidates(driver, wanted))
      if (await isCalled(element, name)) return element
  }
  throw new Error(`No ${role} is called ${name}.`)
}
