/** Lets the browser paint and answer. Rejects once the signal is aborted. */
export async function pauseUntilPainted(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  await new Promise((resolve) => setTimeout(resolve, 0))
  signal.throwIfAborted()
}
