export interface Changes<Value> {
  readonly added: readonly Value[]
  readonly removed: readonly Value[]
  /** What both have, as it was and as it is. */
  readonly kept: readonly (readonly [before: Value, after: Value])[]
}

/** What two lists have in common, by key. */
export function changesOf<Value>(
  before: readonly Value[],
  after: readonly Value[],
  keyOf: (value: Value) => string,
): Changes<Value> {
  const old = new Map(before.map((value) => [keyOf(value), value]))
  const now = new Map(after.map((value) => [keyOf(value), value]))
  return {
    added: [...now].flatMap(([key, value]) => (old.has(key) ? [] : [value])),
    removed: [...old].flatMap(([key, value]) => (now.has(key) ? [] : [value])),
    kept: [...now].flatMap(([key, value]) => {
      const earlier = old.get(key)
      return earlier === undefined ? [] : [[earlier, value] as const]
    }),
  }
}

type Hashes = ReadonlyMap<string, string>

/** Names of the files that one has alone, and of those with another hash. */
export function changedHashes(before: Hashes, after: Hashes) {
  const { added, removed, kept } = changesOf([...before.keys()], [...after.keys()], (name) => name)
  return {
    added,
    removed,
    changed: kept.map(([name]) => name).filter((name) => before.get(name) !== after.get(name)),
  }
}
