import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { GatePage } from '../../../src/features/gate/GatePage'
import type * as GateMachine from '../../../src/features/gate/gateMachine'
import type * as GateSetup from '../../../src/features/gate/gateSetup'
import type * as Legal from '../../../src/content/legal'
import type * as Rules from '../../../src/audit/gate/rules'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { withTables } from '../../../tools/chart/gateTables'
import { layOut } from '../../../tools/chart/layout'
import { ruleRequirements } from '../../../tools/dossier/requirements/ruleRequirements'
import { showGateScreen } from '../../support/gateScreen'
import { openStaticGate } from '../../support/staticGate'

// The recipe of docs/gate.md followed on a copy: one more answer, with a transition and a rule of its own.

jest.mock('../../../src/boot/openDoorway')
jest.mock('../../../src/content/legal', () => {
  const actual = jest.requireActual<typeof Legal>('../../../src/content/legal')
  return { ...actual, answers: { ...actual.answers, unsure: 'Tal vez mañana' } }
})
jest.mock('../../../src/features/gate/gateMachine', () => {
  const { gateSetup } = jest.requireActual<typeof GateSetup>('../../../src/features/gate/gateSetup')
  const { config } = jest.requireActual<typeof GateMachine>(
    '../../../src/features/gate/gateMachine',
  ).gateMachine
  const asking = config.states?.['not-accepted']
  const unsure = { target: '.asking', meta: { rule: 'X9', extension: true } }
  const states = { ...config.states, 'not-accepted': { ...asking, on: { ...asking?.on, unsure } } }
  return { gateMachine: gateSetup.createMachine({ ...config, states } as never) }
})
jest.mock('../../../src/audit/gate/rules', () => {
  const actual = jest.requireActual<typeof Rules>('../../../src/audit/gate/rules')
  const rule = { id: 'X9', quote: null, summary: 'Lo que pide.', sentence: 'Lo que hace.' }
  return { ...actual, rules: [...actual.rules, rule] }
})

beforeEach(() => document.body.replaceChildren())

describe.each([
  ['the gate in the HTML', () => openStaticGate()],
  ['the gate of React', () => showGateScreen(<GatePage />)],
])('%s', (_drawing, open) => {
  it('has the new button, which sends its event', async () => {
    const { user, gate } = await open()
    await user.click(screen.getByRole('button', { name: 'NO' }))
    expect(gate.getSnapshot().matches({ 'not-accepted': 'rejecting' })).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Tal vez mañana' }))
    expect(gate.getSnapshot().matches({ 'not-accepted': 'asking' })).toBe(true)
  })
})

it('the dossier has a row for the new rule, with its states and its evidence', () => {
  expect(ruleRequirements.at(-1)).toMatchObject({
    id: 'X9',
    summary: 'Lo que pide.',
    implementation: 'Lo que hace.',
    states: ['gate.not-accepted', 'gate.not-accepted.asking'],
    evidence: [{ kind: 'rule', rule: 'X9' }],
  })
})

it('docs/gate.md and the tall drawing, still as narrow as a tablet, show the new transition', async () => {
  const page = withTables(readFileSync('docs/gate.md', 'utf8'), deriveGateChart())
  expect(page).toMatch(/^\| X9 +\| Lo que hace\. +\|$/m)
  expect(page).toMatch(/^\| X9 +\| `not-accepted` +\| `unsure` +\| +\| `not-accepted.asking` +\| +\|$/m)
  const { labels, width } = await layOut(deriveGateChart(), 'DOWN')
  expect(labels.flatMap(({ rows }) => rows.map(({ transition }) => transition))).toContain(
    'gate.not-accepted | unsure',
  )
  expect(width).toBeLessThanOrEqual(760)
})
