/** Draws what a key stands for once, while it is among the latest and large enough. @param mostKept a phone has little memory for canvases */
export function keepCanvas(mostKept = 3) {
  const kept = new Map<string, HTMLCanvasElement>()
  const find = (key: string, minWidth: number) => {
    const canvas = kept.get(key)
    return canvas && canvas.width >= minWidth ? canvas : undefined
  }
  return {
    keep(key: string, draw: () => HTMLCanvasElement, minWidth = 0): HTMLCanvasElement {
      const canvas = find(key, minWidth) ?? draw()
      kept.delete(key)
      kept.set(key, canvas)
      for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
      return canvas
    },
    has: (key: string, minWidth: number) => find(key, minWidth) !== undefined,
  }
}
