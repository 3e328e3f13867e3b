import type { Visitor } from './visitor'

/**
 * As Back and Forward do it: without loading a document. Does not wait for the page.
 * @param key the router's name of the new entry of the history, as a link gives one
 */
export const goInSite = ({ page }: Visitor, path: string, key?: string) =>
  page.evaluate(
    ([to, state]) => {
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    },
    [path, key === undefined ? null : { key }] as const,
  )
