/** Delivers items in order, none before its time: an item that is late keeps back those behind it. */
export function delayLine<Item>(deliver: (item: Item) => void) {
  const queue: { due: number; item: Item }[] = []
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    while (queue[0] && queue[0].due <= performance.now() + 0.3) deliver(queue.shift()!.item)
    if (queue[0]) timer = setTimeout(run, Math.max(1, queue[0].due - performance.now()))
  }
  return (due: number, item: Item) => {
    queue.push({ due: Math.max(due, queue.at(-1)?.due ?? 0), item })
    timer ??= setTimeout(run, Math.max(1, queue[0]!.due - performance.now()))
  }
}
