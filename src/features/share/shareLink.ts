export type ShareOutcome = 'shared' | 'copied' | 'failed'

const isCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError'

/** Opens the device's share menu, where there is one, else puts the address on the clipboard. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title })
      return 'shared'
    } catch (error) {
      if (isCancelled(error)) return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
