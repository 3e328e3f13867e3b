import { answerDefects } from '../../../src/audit/gate/defects/answerDefects'
import { otherTabDefects } from '../../../src/audit/gate/defects/otherTabDefects'
import { readingDefects } from '../../../src/audit/gate/defects/readingDefects'
import { visits } from '../../../src/audit/gate/visits'
import { writeScenario } from '../../../src/audit/gate/scenario'
import { test } from '../support/visitor'
import { expectCaught } from './support/plantedDefects'
import { expectGreen } from './support/recordedTests'

// Those of all defects and of all recorded paths: exportedTests.nightly.ts.

test.describe.configure({ timeout: 600_000 })

test('the exported test of every visit is green on the built site', ({ baseURL }) =>
  expectGreen(visits.map(writeScenario), baseURL ?? ''))

test('the exported test that catches the first defect of each kind is red with it, and green without', () =>
  expectCaught([readingDefects, answerDefects, otherTabDefects].flatMap((ofKind) => ofKind.slice(0, 1))))
