const patienceMs = 15_000

/** Reads until it is what was expected, at most 15 s; returns what it read last. */
export async function untilSame<Value>(expected: Value, read: () => Promise<Value>): Promise<Value> {
  const wanted = JSON.stringify(expected)
  const end = performance.now() + patienceMs
  for (;;) {
    const seen = await read()
    if (JSON.stringify(seen) === wanted || performance.now() > end) return seen
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
