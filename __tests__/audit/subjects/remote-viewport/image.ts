/** An image of two scales as the viewer asks for it; a huge one does not fit into memory at its finer scale. */
export function createImage(isHuge: boolean) {
  const size = isHuge ? 5000 : 8
  const bounds = new Map(['x', 'y', 'z'].map((dimension) => [dimension, [0, size - 1]]))
  // The identity, column by column: an index is its place in the world.
  const indexToWorld = Float32Array.from({ length: 16 }, (_, index) => (index % 5 === 0 ? 1 : 0))
  return {
    name: 'imagen',
    coarsestScale: 1,
    imageType: { componentType: 'uint8', components: 1 },
    scaleInfos: [{}, {}],
    indexToWorld,
    worldBounds: [0, size, 0, size, 0, size],
    scaleIndexToWorld: () => Promise.resolve(indexToWorld),
    getIndexBounds: () => bounds,
  }
}
