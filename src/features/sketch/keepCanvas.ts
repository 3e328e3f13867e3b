/** Draws what a key stands for once, while it is among the latest and large enough. @param mostKept a phone has little memory for canvases */
export function keepCanvas(mostKept = 3) {
  const kept = new Map<string, HTMLCanvasElement>()
  return (key: string, draw: () => HTMLCanvasElement, minWidth = 0): HTMLCanvasElement => {
    const latest = kept.get(key)
    const canvas = latest && latest.width >= minWidth ? latest : draw()
    kept.delete(key)
    kept.set(key, canvas)
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return canvas
  }
}
