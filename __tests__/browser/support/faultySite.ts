import { ChaosServer } from '../engines/support/chaosServer'
import { test as base } from './visitor'

/** A visitor of a site of its own, whose server takes faults. */
export const test = base.extend<{ site: ChaosServer }>({
  site: async ({}, give) => {
    const site = new ChaosServer()
    await site.start()
    await give(site)
    site.stop()
  },
})
