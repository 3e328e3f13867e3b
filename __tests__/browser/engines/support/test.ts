import { test as base, expect } from '@playwright/test'
import type { EngineName } from '../../../../tools/programs/engines'
import { FailingServer } from './failingServer'
import { Visitor } from './visitor'
import { startEngine } from './startEngine'
import type { Engine, Setting } from './tab'

interface TestFixtures {
  /** Set in the browser before the visit. */
  settings: { readonly browser: readonly Setting[] }
  visitor: Visitor
}

interface WorkerFixtures {
  engine: Engine
  site: FailingServer
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{ browser: [] }, { option: true }],

  engine: [
    async ({}, give, { project }) => {
      const engine = await startEngine(project.name as EngineName)
      await give(engine)
      await engine.quit()
    },
    { scope: 'worker' },
  ],

  site: [
    async ({}, give) => {
      const site = new FailingServer()
      await site.start()
      await give(site)
      site.stop()
    },
    { scope: 'worker' },
  ],

  visitor: async ({ engine, site, settings }, give, info) => {
    site.reset()
    const visitor = new Visitor(await engine.visit(settings.browser), site)
    info.annotations.push({ type: 'engine', description: engine.version })
    await give(visitor)
    const messages = await engine.endVisits()
    const unexpected = messages.filter((message) => !visitor.isAllowed(message))
    expect(unexpected, 'nothing unexpected in the console').toEqual([])
  },
})

export { expect }
