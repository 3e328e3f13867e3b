import { test as base, expect } from '@playwright/test'
import type { EngineName } from '../../../../tools/programs/engines'
import { FaultyServer } from './faultyServer'
import { Visitor } from './visitor'
import { startEngine } from './startEngine'
import type { Engine, Setting } from './tab'

interface Given {
  /** Set in the browser before the visit. */
  settings: { readonly browser: readonly Setting[] }
  guest: Visitor
}

interface GivenToAll {
  engine: Engine
  site: FaultyServer
}

export const test = base.extend<Given, GivenToAll>({
  settings: [{ browser: [] }, { option: true }],

  engine: [
    async ({}, give, { project }) => {
      const engine = await startEngine(project.name as EngineName)
      await give(engine)
      await engine.quit()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  site: [
    async ({}, give) => {
      const site = new FaultyServer()
      await site.start()
      await give(site)
      site.stop()
    },
    { scope: 'worker' },
  ],

  guest: async ({ engine, site, settings }, give, info) => {
    site.reset()
    const guest = new Visitor(await engine.visit(settings.browser), site)
    info.annotations.push({ type: 'engine', description: engine.version })
    await give(guest)
    const complaints = await engine.endVisits()
    expect(
      complaints.filter((complaint) => !guest.isAllowed(complaint)),
      'nothing unexpected in the console',
    ).toEqual([])
  },
})

export { expect }
