// Only a difference takes so long: a slow computer must not be reported as one.
const timeoutMs = 60_000

/** Reads until it is what was expected, at most 60 s; returns what it read last. */
export async function readUntilEqual<Value>(expected: Value, read: () => Promise<Value>): Promise<Value> {
  const wanted = JSON.stringify(expected)
  const end = performance.now() + timeoutMs
  for (;;) {
    const seen = await read()
    if (JSON.stringify(seen) === wanted || performance.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
