import { FaultyServer } from '../engines/support/faultyServer'
import { test as base } from './visitor'

/** A visitor of a site of its own, whose server takes faults. */
export const test = base.extend<{ site: FaultyServer }>({
  site: async ({}, give) => {
    const site = new FaultyServer()
    await site.start()
    await give(site)
    site.stop()
  },
})
