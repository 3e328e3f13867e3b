import type { Visitor } from './visitor'

/** As Back and Forward do it: without loading a document. Does not wait for the page. */
export const goInSite = ({ page }: Visitor, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
