import { and, createMachine, not, stateIn } from 'xstate'

/** A machine that is of no use but has every kind of state and transition. */
export const lamp = createMachine(
  {
    id: 'lamp',
    initial: 'off',
    on: {
      reset: { target: '.off', reenter: true },
      'status.*': { actions: 'log' },
    },
    states: {
      off: {
        id: 'dark',
        entry: [{ type: 'log', params: { text: 'off' } }, 'count'],
        exit: 'count',
        on: {
          press: { target: 'on', meta: { rule: 'R1' } },
          deep: { target: ['on.colour.blue', 'on.power.high'] },
          memory: 'on.power.last',
          recall: ['on.colour.past', 'on.power.low'],
          again: { target: 'off', reenter: true },
          still: { target: 'off' },
          '*': { actions: 'count' },
        },
      },
      on: {
        type: 'parallel',
        meta: { rule: 'R2' },
        tags: ['lit', 'warm'],
        description: 'Alumbra.',
        invoke: {
          id: 'heat',
          src: 'measure',
          input: { everyMs: 5 },
          onDone: { target: '#dark', guard: { type: 'isOver', params: { degrees: 90 } } },
          onError: { actions: 'log' },
          onSnapshot: { actions: 'ignore' },
        },
        onDone: 'burnt',
        on: { press: '#dark', restart: { target: 'on', reenter: true } },
        states: {
          power: {
            initial: 'low',
            states: {
              low: { after: { 20: { target: 'high', guard: 'isOpen' }, warmUp: 'high' } },
              high: { on: { less: 'low', more: 'max' }, always: { target: 'max', guard: 'isFull' } },
              max: { type: 'final' },
              last: { type: 'history', target: 'high' },
            },
          },
          colour: {
            initial: 'red',
            on: { reset: '.red', again: { target: '.red', reenter: true } },
            states: {
              red: {
                on: { next: { target: 'blue', guard: and(['isOpen', not('isFull')]) } },
              },
              blue: {
                initial: 'pale',
                on: { next: { target: 'gone', guard: stateIn('#lamp.on.power.high') } },
                states: { pale: { on: { more: 'dense' } }, dense: {} },
              },
              gone: { type: 'final' },
              past: { type: 'history', history: 'deep' },
            },
          },
        },
      },
      burnt: { type: 'final' },
    },
  },
  { delays: { warmUp: 30 } },
)
