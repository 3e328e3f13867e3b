import { defects } from '../../../src/audit/gate/defects/defects'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { test } from '../support/visitor'
import { expectCaught } from './support/plantedDefects'
import { expectGreen } from './support/recordedTests'

test.describe.configure({ timeout: 1_200_000 })

test('the exported test of every recorded path is green on the built site', ({ baseURL }) =>
  expectGreen(
    recordedRun.paths.map(({ link }) => link),
    baseURL ?? '',
  ))

test('the exported test that catches a planted defect is red with it, and green without', () =>
  expectCaught(defects))
