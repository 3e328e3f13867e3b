/**
 * Puts the page's own title into the tab. The HTML's `<title>` is the gate's; the page's own is in its Open Graph
 * title, which shared links show. A page without one keeps the title it has.
 */
export function showPageTitle() {
  const pageTitle = document.querySelector<HTMLMetaElement>("[property='og:title']")
  document.title = pageTitle?.content ?? document.title
}
