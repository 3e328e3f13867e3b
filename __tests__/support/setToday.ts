type ClockOptions = NonNullable<Parameters<typeof jest.useFakeTimers>[0]>
type Faked = NonNullable<Extract<ClockOptions, { doNotFake?: unknown }>['doNotFake']>[number]

const timers: Faked[] = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['queueMicrotask', 'nextTick', 'performance', 'hrtime'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
]

/** In this test it is that moment, ISO 8601; timers go on as ever. */
export function setToday(now: string) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: timers })
}
