// A slow computer must not be reported as a broken site.
const longMs = 90_000
const shortMs = 15_000

/** How long visits wait for what should come. Once something did not come the run has failed, and the rest waits less. */
export interface Patience {
  readonly ms: number
  shorten(): void
}

export function createPatience(): Patience {
  let isLong = true
  return {
    get ms() {
      return isLong ? longMs : shortMs
    },
    shorten() {
      isLong = false
    },
  }
}
