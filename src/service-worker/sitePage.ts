import { copyAttribute, offlinePath, offlineScriptId } from '../shared/offlineCache'
import { pageAssetsId } from '../shared/pageAssets'

/** The text of the script with this id; undefined where there is none. */
const findScript = (html: string, id: string) =>
  new RegExp(`<script\\b[^>]*\\bid="?${id}"?(?:\\s[^>]*)?>(.*?)</script>`, 's').exec(html)?.[1]

/** The build writes into every page which files it needs; a captive portal or a maintenance page has no such list. */
function hasAssetList(html: string) {
  try {
    const assets: unknown = JSON.parse(findScript(html, pageAssetsId) ?? '')
    return typeof assets === 'object' && assets !== null && 'fragment' in assets
  } catch {
    return false
  }
}

/** True for the HTML that this site's build wrote for the path, false for any other response. */
export const isSitePage = (html: string, path: string): boolean =>
  path === offlinePath ? findScript(html, offlineScriptId) !== undefined : hasAssetList(html)

/** The page as it is cached: with an attribute by which its own script knows that it is a copy. */
export function createCopy(html: string, { headers }: Pick<Response, 'headers'>): Response {
  const copyHeaders = new Headers(headers)
  // They describe the bytes on the wire, not this text.
  copyHeaders.delete('Content-Encoding')
  copyHeaders.delete('Content-Length')
  return new Response(html.replace('<html', `<html ${copyAttribute}`), { headers: copyHeaders })
}
