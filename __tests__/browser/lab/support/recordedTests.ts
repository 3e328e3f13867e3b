import { exportTests } from '../../../audit/support/exportedTests'
import { expect } from '../../support/visitor'
import { runExported } from './runExported'

/** The test that the lab exports for each link is green on the site at `origin`. */
export async function expectGreen(links: readonly string[], origin: string) {
  const results = await runExported('recorded', { recorded: await exportTests(links, origin) })
  expect(results).toHaveLength(new Set(links).size)
  expect(results.filter(({ isGreen }) => !isGreen)).toEqual([])
}
