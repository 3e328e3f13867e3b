import { and, assign, not, or, raise, setup, stateIn } from 'xstate'

/** A machine with everything that a chart can say. */
export const player = setup({
  types: {} as {
    context: { volume: number }
    events: { type: 'play' | 'stop' | 'mute' | 'both' | 'resume' | 'again' | 'end' }
  },
  actions: { beep: (_, _params: { tone: string }) => undefined, dim: () => undefined },
  guards: { hasDisc: (_, _params: { side: 'a' | 'b' }) => true, isLate: () => false, isLoud: () => false },
  delays: { pause: 300, fade: ({ context }) => context.volume },
}).createMachine({
  id: 'player',
  initial: 'off',
  context: { volume: 3 },
  on: { '*': { actions: 'dim' } },
  states: {
    off: {
      entry: [{ type: 'beep', params: { tone: 'low' } }],
      exit: ['dim', raise({ type: 'stop' })],
      on: {
        play: { guard: { type: 'hasDisc', params: { side: 'a' } }, target: 'on' },
        both: { target: ['on.sound.loud', 'on.light.red'] },
        resume: 'on.sound.last',
        mute: { guard: and([not('isLate'), or(['isLoud', stateIn('#player.off')])]), actions: 'dim' },
      },
    },
    on: {
      type: 'parallel',
      tags: ['playing'],
      on: {
        again: { target: 'on', reenter: true },
        stop: {
          target: 'off',
          actions: { type: 'beep', params: ({ context }) => ({ tone: `${context.volume}` }) },
        },
      },
      onDone: { target: 'done', actions: assign({ volume: 0 }) },
      states: {
        sound: {
          initial: 'quiet',
          states: {
            quiet: { after: { pause: 'loud', 900: 'over' } },
            loud: { always: { guard: 'isLate', target: 'over' }, after: { fade: 'quiet' } },
            last: { type: 'history', history: 'deep', target: 'loud' },
            over: { type: 'final' },
          },
        },
        light: {
          initial: 'red',
          states: {
            red: { on: { end: 'dark' } },
            recent: { type: 'history' },
            dark: { type: 'final' },
          },
        },
      },
    },
    done: { type: 'final' },
  },
})
