import { loadChunk } from '../../shared/loadChunk'

/** The code that draws and its materials, a file of its own: the page shows a picture until they have come. */
export const loadSketchCode = () =>
  loadChunk(() =>
    import(/* webpackChunkName: "sketch" */ './drawSketch').then(({ prepareSketch }) => prepareSketch()),
  )

export type SketchCode = Awaited<ReturnType<typeof loadSketchCode>>
