/** Most canvases that are kept of one kind: a phone has little memory for them. */
const mostKept = 3

/** Draws what a key stands for once, while it is among the latest. */
export function keepCanvas() {
  const kept = new Map<string, HTMLCanvasElement>()
  return (key: string, draw: () => HTMLCanvasElement): HTMLCanvasElement => {
    const canvas = kept.get(key) ?? draw()
    kept.delete(key)
    kept.set(key, canvas)
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return canvas
  }
}
