import type { ViewportSize } from '@playwright/test'
import { expectSome } from '../../support/expectSome'
import type { Visitor } from './visitor'
import { waitForPaint } from './waitForPaint'

/** Makes the check in a window of each size, one after another: the page is laid out anew, and not loaded again. */
export async function inEachWindow<Size extends ViewportSize>(
  { page }: Visitor,
  sizes: readonly Size[],
  check: (here: string, size: Size) => Promise<void>,
) {
  for (const size of expectSome(sizes)) {
    await page.setViewportSize(size)
    await waitForPaint(page)
    await check(`at ${size.width} × ${size.height}`, size)
  }
}
