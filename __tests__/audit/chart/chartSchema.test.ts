import * as v from 'valibot'
import { chartFormat, chartSchema } from '../../../src/audit/chart/chart'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { player } from './support/player'

/** As charts were exported before they had a format. */
const oldChart = {
  id: 'door',
  states: [
    {
      id: 'door',
      name: 'door',
      parent: null,
      initial: 'door.shut',
      tags: [],
      description: '',
      invokes: ['watch'],
      rule: '',
    },
    {
      id: 'door.shut',
      name: 'shut',
      parent: 'door',
      initial: null,
      tags: [],
      description: '',
      invokes: [],
      rule: '',
    },
  ],
  transitions: [
    {
      id: 'door.shut | push',
      rule: 'D1',
      isExtension: false,
      from: 'door.shut',
      to: 'door.shut',
      event: 'push',
      guard: 'hasKey',
      effects: ['ring'],
      delayMs: null,
    },
  ],
}

it('a chart is read back as it was exported', () => {
  const chart = deriveChart(player)
  expect(v.parse(chartSchema, JSON.parse(JSON.stringify(chart)))).toEqual(chart)
})

it('a chart exported before there were types, targets and parameters is read as one of format 1', () => {
  const chart = v.parse(chartSchema, oldChart)
  expect(chart).toMatchObject({ format: 1, id: 'door' })
  expect(chart.states[0]).toMatchObject({
    type: '',
    label: '',
    entry: [],
    exit: [],
    inputs: [],
    invokes: ['watch'],
  })
  expect(chart.transitions[0]).toMatchObject({
    targets: ['door.shut'],
    reenter: false,
    guardParams: '',
    effects: ['ring'],
    effectParams: [],
  })
})

it.each([0, 1.5, chartFormat + 1])('a chart of format %s is refused', (format) => {
  expect(v.safeParse(chartSchema, { ...oldChart, format }).success).toBe(false)
})
