import type { Page } from '@playwright/test'

/** Keeps a file on its way; what it returns lets it through. Meanwhile the page's `load` event may not come. */
export async function holdFile(page: Page, file: RegExp) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(file, async (route) => {
    await held
    await route.continue()
  })
  return release
}
