import { FailingServer } from '../engines/support/failingServer'
import { test as base } from './visitor'

/** A visitor of a site of its own, whose server can be made to fail. */
export const test = base.extend<{ site: FailingServer }>({
  site: async ({ context }, give) => {
    const site = new FailingServer()
    await site.start()
    await give(site)
    // The pages first: their prefetched files would be refused.
    await context.close()
    site.stop()
  },
})
