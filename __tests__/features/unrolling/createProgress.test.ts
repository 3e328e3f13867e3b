import { createProgress } from '../../../src/features/unrolling/createProgress'

/** A label whose frames come when the test asks for them. */
function renderLabel() {
  const waiting = new Map<number, FrameRequestCallback>()
  let [asked, now] = [0, 0]
  globalThis.requestAnimationFrame = (callback) => {
    waiting.set(++asked, callback)
    return asked
  }
  globalThis.cancelAnimationFrame = (id) => void waiting.delete(id)
  const drawn: number[] = []
  const progress = createProgress((value) => drawn.push(value))
  const frameAfter = (ms: number) => {
    now += ms
    const steps = [...waiting.values()]
    waiting.clear()
    for (const step of steps) step(now)
  }
  return {
    progress,
    drawn,
    frameAfter,
    moveTo: (target: 0 | 1, fades: boolean) => {
      progress.set(1 - target)
      progress.moveTo(target, fades)
      frameAfter(0)
    },
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10) frameAfter(10)
    },
  }
}

it.each([
  { what: 'unrolls', target: 1, fades: false, ms: 2400 },
  { what: 'rolls up', target: 0, fades: false, ms: 1700 },
  { what: 'fades', target: 1, fades: true, ms: 260 },
] as const)('a label that $what takes $ms ms, at an even speed', ({ target, fades, ms }) => {
  const { progress, moveTo, pass } = renderLabel()
  moveTo(target, fades)
  pass(ms / 2)
  expect(progress.value).toBeCloseTo(0.5, 10)
  pass(ms / 2)
  expect(progress.value).toBeCloseTo(target, 10)
})

it.each([
  { what: 'unrolls', target: 1, pause: 1000 },
  { what: 'unrolls', target: 1, pause: 60_000 },
  { what: 'rolls up', target: 0, pause: 60_000 },
] as const)('a label that $what goes on after $pause ms without a frame', ({ target, pause }) => {
  const placeAfter = (ms: number) => {
    const { progress, moveTo, frameAfter, pass } = renderLabel()
    moveTo(target, false)
    pass(500)
    frameAfter(ms)
    return progress.value
  }
  expect(placeAfter(pause)).toBe(placeAfter(50))
})

it('turned back midway, it goes one way only', () => {
  const { progress, moveTo, frameAfter, drawn } = renderLabel()
  moveTo(1, false)
  for (let frame = 0; frame < 10; frame++) frameAfter(50)
  expect(progress.value).toBeGreaterThan(0.1)
  drawn.length = 0
  progress.moveTo(0, false)
  while (progress.value > 0) frameAfter(50)
  expect(drawn).toEqual([...drawn].sort((a, b) => b - a))
})
