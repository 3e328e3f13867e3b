import type { Page } from '@playwright/test'
import { builtFiles } from './builtSite'
import { filesOn, linkProblems, linksOn } from './links'
import type { State } from './states'
import { expect, type Visitor } from './visitor'

/** What the states of a walk name, looked up when it is over. */
export class ReferenceCheck {
  readonly #anchors = new Set<string>()
  readonly #files = new Set<string>()
  #links = 0

  async note(page: Page, { name }: State) {
    const { origin } = new URL(page.url())
    const links = await linksOn(page)
    expect.soft(linkProblems(links, origin), name).toEqual([])
    this.#links += links.length
    for (const { href, written } of links)
      if (href.startsWith(origin) && href.includes('#') && written !== '#contenido')
        this.#anchors.add(href.slice(origin.length))
    for (const file of await filesOn(page)) this.#files.add(file)
  }

  /** All of it, and more than so many: a walk that saw nothing proves nothing. */
  async expectThere(visitor: Visitor, least: { readonly links: number; readonly files: number }) {
    const built = new Set(builtFiles())
    const missing = [...this.#files].filter((file) => !file.startsWith('data:') && !built.has(file.slice(1)))
    expect(this.#links).toBeGreaterThan(least.links)
    expect(this.#files.size).toBeGreaterThan(least.files)
    expect(missing).toEqual([])
    // eslint-disable-next-line tests/no-empty-check -- some walks meet no link into a page
    for (const anchor of this.#anchors) {
      await visitor.open(anchor)
      await visitor.waitForPage()
      const id = decodeURIComponent(anchor.slice(anchor.indexOf('#') + 1))
      expect(await visitor.page.locator(`[id="${id}"]`).count(), anchor).toBe(1)
    }
  }
}
