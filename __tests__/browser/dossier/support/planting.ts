/** Changes to a built page, for a defect; each goes in after the head's first elements. */
type Change = (html: string) => string

const inHead =
  (element: string): Change =>
  (html) =>
    html.replace('</title>', () => `</title>${element}`)

export const withStyles = (rules: string): Change => inHead(`<style>${rules}</style>`)

/** The function's own text runs in the page: nothing from outside it may be used in it. */
export const withScript = (run: () => void): Change => inHead(`<script>(${run.toString()})()</script>`)

/** Shows `to` in place of `from` wherever the page writes it, also later. */
export const withWords = (from: string, to: string): Change =>
  inHead(`<script>(${replaceOnScreen.toString()})(${JSON.stringify(from)},${JSON.stringify(to)})</script>`)

function replaceOnScreen(from: string, to: string) {
  const replace = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.nodeValue?.includes(from) && node.parentElement?.localName !== 'script')
        node.nodeValue = node.nodeValue.replaceAll(from, to)
  }
  new MutationObserver(replace).observe(document, { childList: true, subtree: true, characterData: true })
}
