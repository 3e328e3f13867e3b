/** Runs one task after the other; `onError` gets the message of one that throws, and the next goes on. */
export function createQueue(onError: (sentence: string) => void) {
  let last: Promise<void> = Promise.resolve()

  return (task: () => Promise<void>): Promise<void> => {
    last = last
      .then(task)
      .catch((error: unknown) => onError(error instanceof Error ? error.message : String(error)))
    return last
  }
}
