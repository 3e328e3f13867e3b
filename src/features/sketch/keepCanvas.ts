/** Draws what a key stands for once, while it is among the latest. @param mostKept a phone has little memory for canvases */
export function keepCanvas(mostKept = 3) {
  const kept = new Map<string, HTMLCanvasElement>()
  return (key: string, draw: () => HTMLCanvasElement): HTMLCanvasElement => {
    const canvas = kept.get(key) ?? draw()
    kept.delete(key)
    kept.set(key, canvas)
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
    return canvas
  }
}
