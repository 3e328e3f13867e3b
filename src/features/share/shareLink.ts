import { share as copy } from '../../content/share'
import { isCancelled } from '../../shared/isCancelled'

/**
 * Opens the device's share menu, where there is one, else puts the address on the clipboard.
 * @returns what to tell the visitor, in Spanish; empty where the share menu was shown
 */
export async function shareLink(url: string, title: string): Promise<string> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title })
      return ''
    } catch (error) {
      if (isCancelled(error)) return ''
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return copy.copied
  } catch {
    return copy.failed(url)
  }
}
