import type { IntegrityFile } from '../shared/pageAssets'
import { trustedTypesPolicy } from './trustedTypes'

async function requestMarkup(
  { href, integrity }: IntegrityFile,
  cache: RequestCache = 'default',
): Promise<string> {
  const response = await fetch(href, { integrity, cache })
  if (!response.ok) throw new Error(href)
  return trustedTypesPolicy.createHTML(await response.text())
}

/**
 * Tried twice, the second time past the browser's cache.
 * @throws TypeError where the network fails or the text has another hash; Error where the site has no such file.
 */
export const fetchMarkup = (file: IntegrityFile) =>
  requestMarkup(file).catch(() => requestMarkup(file, 'reload'))
