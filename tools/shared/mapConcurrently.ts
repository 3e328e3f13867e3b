// Two cores are what is reckoned with: more would only wait for each other.
const lanes = 2

/** Does the work for every item, two at a time; results in the items' order. */
export async function inPairs<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
