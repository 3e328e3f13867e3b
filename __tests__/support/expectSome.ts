/**
 * What is to be looked at one by one. An assertion on each, or on those that are wrong, says nothing of an empty list.
 * @throws Error where there is nothing to look at
 */
export function expectSome<Item>(items: Iterable<Item>): readonly [Item, ...Item[]] {
  const [first, ...others] = items
  if (first === undefined) throw new Error('Expected some entries to look at. Seen: an empty list.')
  return [first, ...others]
}
