import { loadChunk } from '../../shared/loadChunk'

/** The code that draws, a file of its own: the page shows a picture until it has come. */
export const loadSketchCode = () =>
  loadChunk(() =>
    import(/* webpackChunkName: "sketch" */ './drawSketch').then(({ sketchCode }) => sketchCode),
  )

export type SketchCode = Awaited<ReturnType<typeof loadSketchCode>>
