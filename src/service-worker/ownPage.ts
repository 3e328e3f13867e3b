import { copyMark, offlinePath, offlineScriptId } from '../shared/offline'
import { pageAssetsId } from '../shared/pageAssets'

/** What stands between the tags of the script with this id; undefined where there is none. */
const scriptIn = (html: string, id: string) =>
  new RegExp(`<script\\b[^>]*\\bid="?${id}"?(?:\\s[^>]*)?>(.*?)</script>`, 's').exec(html)?.[1]

/** The build writes into every page which files it needs; a captive portal or a maintenance page has no such list. */
function hasOwnList(html: string) {
  try {
    const assets: unknown = JSON.parse(scriptIn(html, pageAssetsId) ?? '')
    return typeof assets === 'object' && assets !== null && 'fragment' in assets
  } catch {
    return false
  }
}

/** True for the HTML that this site's build wrote for the path, false for whatever else was answered there. */
export const isOwnPage = (html: string, path: string): boolean =>
  path === offlinePath ? scriptIn(html, offlineScriptId) !== undefined : hasOwnList(html)

/** The page as it is kept: its own script can tell it from the network's answer. */
export function copyOf(html: string, { headers }: Pick<Response, 'headers'>): Response {
  const kept = new Headers(headers)
  // They tell of the bytes on the wire, not of this text.
  kept.delete('Content-Encoding')
  kept.delete('Content-Length')
  return new Response(html.replace('<html', `<html ${copyMark}`), { headers: kept })
}
