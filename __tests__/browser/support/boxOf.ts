import type { Locator } from '@playwright/test'

/** Where it is on the page, in px. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}
export type Box = Awaited<ReturnType<typeof boxOf>>
