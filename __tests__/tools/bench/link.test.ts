import { deviceNamed } from '../../../tools/bench/devices'
import { CongestionWindow, roundTripsToResend, segment } from '../../../tools/bench/link/congestionWindow'
import { seedRandom } from '../../../src/shared/random'
import { SharedLink } from '../../../tools/bench/link/sharedLink'

const model = { rttMs: 400, downKbps: 400, upKbps: 200, loss: 0 }

test('one seed gives the same numbers, another others, all from 0 to 1 and evenly', () => {
  const numbers = (seed: number) => Array.from({ length: 10_000 }, seedRandom(seed))
  const one = numbers(1)
  expect(numbers(1)).toEqual(one)
  expect(numbers(2)).not.toEqual(one)
  expect(Math.min(...one)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...one)).toBeLessThan(1)
  expect(one.filter((number) => number < 0.02).length / one.length).toBeCloseTo(0.02, 2)
})

test('the window grows by what arrived; after a loss it is half and grows a segment a round trip', () => {
  const window = new CongestionWindow()
  expect(window.bytes).toBe(10 * segment)
  for (let count = 0; count < 10; count++) window.acknowledge(segment)
  expect(window.bytes).toBe(20 * segment)
  window.halve()
  expect(window.bytes).toBe(10 * segment)
  for (let count = 0; count < 10; count++) window.acknowledge(segment)
  expect(window.bytes / segment).toBeCloseTo(11, 0)
  for (let count = 0; count < 10; count++) window.halve()
  expect(window.bytes).toBe(2 * segment)
})

test('a loss that later segments tell of is mended sooner than that of the last ones', () => {
  expect([0, 2, 3, 9].map(roundTripsToResend)).toEqual([2, 2, 1, 1])
})

test('all that is sent one way waits for what was sent before, each way by its own speed', () => {
  const link = new SharedLink(model)
  expect(link.send('down', 1000, 1000, 0)).toEqual({ at: 1220, wasLost: false })
  expect(link.send('down', 1000, 1000, 0).at).toBe(1240)
  expect(link.send('up', 1000, 1000, 0).at).toBe(1240)
  expect(link.quietAt).toBe(1240)
  expect(link.bytesDown).toBe(2000)
})

test('a segment that is lost takes the link twice and arrives round trips later', () => {
  const link = new SharedLink({ ...model, loss: 1 })
  expect(link.send('down', 1000, 1000, 3)).toEqual({ at: 1640, wasLost: true })
  expect(link.send('down', 1000, 1000, 0).at).toBe(2080)
})

test('the same losses after each restart with a seed', () => {
  const link = new SharedLink({ ...model, loss: 0.3 })
  const losses = (seed: number) => {
    link.restart(seed)
    return Array.from({ length: 50 }, () => link.send('down', 0, 1000, 0).wasLost)
  }
  const first = losses(1)
  expect(first).toContain(true)
  expect(first).toContain(false)
  expect(losses(2)).not.toEqual(first)
  expect(losses(1)).toEqual(first)
})

test('the devices by their names', () => {
  expect(deviceNamed('old-phone')).toMatchObject({
    cpuSlowdown: 6,
    link: { rttMs: 400, downKbps: 400, loss: 0.02 },
  })
  expect(deviceNamed('phone').link.loss).toBe(0)
  expect(() => deviceNamed('tablet')).toThrow(
    'Ningún equipo se llama «tablet»; los hay: phone, old-phone, desktop.',
  )
})
