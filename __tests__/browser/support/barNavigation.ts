import type { Page } from '@playwright/test'
import { navigation } from '../../../src/content/navigation'

const titles = navigation.filter(({ visible }) => visible).map(({ title }) => title)

/** Runs in the page. */
const find = (titles: readonly string[]) => {
  const isInView = (control: Element) => {
    const { left, right, width, height } = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    return isSeen && width > 0 && height > 0 && left >= 0 && right <= innerWidth
  }
  const inBar = (selector: string) => [...document.querySelectorAll(`header ${selector}`)].filter(isInView)
  if (inBar('button[aria-haspopup="dialog"][aria-label="Abrir menú"]').length) return []
  const shown = new Set(inBar('nav a[href]').map((link) => link.textContent))
  return titles.filter((title) => !shown.has(title)).map((title) => `no link «${title}» and no menu button`)
}

/** Each page that the site's bar leads to neither with a link nor with the button of its menu. */
export const findMissingNavigation = (page: Page) => page.evaluate(find, titles)
