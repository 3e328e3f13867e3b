import { recordedRun } from '../../../src/audit/gate/recordedRun'
import type { EngineName } from '../../../tools/programs/engines'
import { exportTests } from '../../audit/support/exportedTests'
import { runExported } from '../lab/support/runExported'
import { expect, test } from './support/test'

test(
  'the exported tests that take every transition of the chart are green',
  { tag: '@exported-tests' },
  async ({ baseURL }, { project }) => {
    const links = [...new Set(Object.values(recordedRun.links.transitions))]
    const source = await exportTests(links, baseURL ?? '')
    const engine = project.name as EngineName
    const results = await runExported(`transitions-${engine}`, { transitions: source }, { engine })
    expect(results).toHaveLength(links.length)
    expect(results.filter(({ isGreen }) => !isGreen)).toEqual([])
  },
)
