import { createPatience, type Patience } from './patience'

/** Reads until it is what was expected, as long as `patience` says; returns what it read last. */
export async function readUntilEqual<Value>(
  expected: Value,
  read: () => Promise<Value>,
  patience: Patience = createPatience(),
): Promise<Value> {
  const wanted = JSON.stringify(expected)
  const end = performance.now() + patience.ms
  for (;;) {
    const seen = await read()
    if (JSON.stringify(seen) === wanted) return seen
    if (performance.now() > end) {
      patience.shorten()
      return seen
    }
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
