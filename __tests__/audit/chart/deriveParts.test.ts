import { createMachine, fromPromise, setup } from 'xstate'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { formatSource } from '../../../src/audit/chart/sourceText'
import { player } from './support/player'

const chart = deriveChart(player)
const state = (id: string) => chart.states.find((candidate) => candidate.id === id)
const transition = (id: string) => chart.transitions.find((candidate) => candidate.id === id)

it('every type of state is told', () => {
  expect(Object.fromEntries(chart.states.map(({ id, type }) => [id, type]))).toEqual({
    player: 'compound',
    'player.off': 'atomic',
    'player.on': 'parallel',
    'player.on.sound': 'compound',
    'player.on.sound.quiet': 'atomic',
    'player.on.sound.loud': 'atomic',
    'player.on.sound.last': 'deep-history',
    'player.on.sound.over': 'final',
    'player.on.light': 'compound',
    'player.on.light.red': 'atomic',
    'player.on.light.recent': 'shallow-history',
    'player.on.light.dark': 'final',
    'player.done': 'final',
  })
})

it('a history state names what it enters first, a parallel one nothing', () => {
  expect(state('player.on.sound.last')?.initial).toBe('player.on.sound.loud')
  expect(state('player.on.light.recent')?.initial).toBe('player.on.light.red')
  expect(state('player.on')).toMatchObject({ initial: null })
})

it('entry and exit actions come with their parameters, without the timers of XState', () => {
  expect(state('player.off')).toMatchObject({
    entry: [{ name: 'beep', params: '{"tone":"low"}' }],
    exit: [
      { name: 'dim', params: '' },
      { name: 'raise', params: '{"event":{"type":"stop"}}' },
    ],
  })
  expect(state('player.on.sound.quiet')).toMatchObject({ entry: [], exit: [] })
})

it('static parameters are JSON, computed ones the text of their function', () => {
  expect(transition('player.off | play | hasDisc')?.guardParams).toBe('{"side":"a"}')
  expect(transition('player.on | stop')).toMatchObject({
    effects: ['beep'],
    effectParams: ['({context}) => ({tone:`${context.volume}`})'],
  })
  expect(transition('player.on | done')).toMatchObject({
    effects: ['assign'],
    effectParams: ['{"assignment":{"volume":0}}'],
  })
})

it('composed guards are named readably, what is inside included', () => {
  expect(transition('player.off | mute | not isLate and (isLoud or in player.off)')?.effects).toEqual(['dim'])
})

it('targets: several, one, and none where the state is not left', () => {
  expect(transition('player.off | both')).toMatchObject({
    to: 'player.on.sound.loud',
    targets: ['player.on.sound.loud', 'player.on.light.red'],
  })
  expect(transition('player | *')).toMatchObject({ from: 'player', to: 'player', targets: [] })
  expect(transition('player.on | again')).toMatchObject({ targets: ['player.on'], reenter: true })
  expect(transition('player.on | stop')?.reenter).toBe(false)
})

it('events: wildcards, always, the end of a state, and delays by name and in ms', () => {
  const events = chart.transitions.map(({ from, event, delayMs }) => [from, event, delayMs])
  expect(events).toEqual(
    expect.arrayContaining([
      ['player', '*', null],
      ['player.on', 'done', null],
      ['player.on.sound.loud', 'always', null],
      ['player.on.sound.quiet', 'after pause', 300],
      ['player.on.sound.quiet', 'after 900', 900],
      ['player.on.sound.loud', 'after fade', null],
    ]),
  )
})

it('an actor has its id and its input, static or computed', () => {
  const machine = setup({
    actors: { load: fromPromise(async (_: { input: unknown }) => undefined) },
  }).createMachine({
    id: 'loader',
    invoke: [
      { id: 'first', src: 'load', input: { page: 1 } },
      { id: 'second', src: 'load', input: ({ event }: { event: { type: string } }) => event.type },
    ],
  })
  expect(deriveChart(machine).states[0]).toMatchObject({
    invokes: ['load', 'load'],
    invokeIds: ['first', 'second'],
    inputs: ['{"page":1}', '({event}) => event.type'],
  })
})

it('Spanish names are found by the id, then by its last part; without them there is none', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    on: { go: '.a' },
    states: { a: { initial: 'b', states: { b: {} } }, b: {} },
  })
  const words = { states: { a: 'uno', b: 'dos', 'm.a.b': 'tres' }, events: { go: 'ir' } }
  const named = deriveChart(machine, words)
  expect(named.states.map(({ label }) => label)).toEqual(['', 'uno', 'tres', 'dos'])
  expect(named.transitions.map(({ label }) => label)).toEqual(['ir'])
  expect(deriveChart(machine).transitions[0]?.label).toBe('')
})

describe('the text of a function', () => {
  it.each([
    ['indented', '({ event }) => {\n  return event.a\n}'],
    ['in one line', '({event})=>{return event.a;}'],
    ['with a comment', '({ event }) => { // why\n return /* how */ event.a }'],
    ['with a comma at the end', '({ event, }) => { return event.a }'],
  ])('is the same %s', (_how, source) => {
    expect(formatSource(source)).toBe('({event}) => {return event.a}')
  })

  it('is the same from every compiler', () => {
    const [one, other] = [
      '() => (0, import_xstate.assertEvent)(event, "yes")',
      "() => (0, xstate_1.assertEvent)(event, 'yes');",
    ]
    expect(formatSource(one)).toBe("() => assertEvent(event, 'yes')")
    expect(formatSource(other)).toBe(formatSource(one))
  })

  it('keeps the spaces and signs inside texts', () => {
    expect(formatSource("() => 'a ;} // b'")).toBe("() => 'a ;} // b'")
    expect(formatSource('() => "it\'s"')).toBe("() => 'it\\'s'")
  })
})
