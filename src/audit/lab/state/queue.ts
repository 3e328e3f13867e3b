/** Carries out one order after the other; what one throws is told, and the next goes on. */
export function createQueue(tell: (sentence: string) => void) {
  let last: Promise<void> = Promise.resolve()

  return (order: () => Promise<void>): Promise<void> => {
    last = last
      .then(order)
      .catch((error: unknown) => tell(error instanceof Error ? error.message : String(error)))
    return last
  }
}
