import { spawnSync } from 'node:child_process'
import { workerBundle } from '../../../tools/build/bundles/workerBundle'

const before = process.env.BOHEMIA_WORKER
afterEach(() => {
  if (before === undefined) delete process.env.BOHEMIA_WORKER
  else process.env.BOHEMIA_WORKER = before
})

/** What is built, and where it is written. */
const madeWith = (value: string) => {
  process.env.BOHEMIA_WORKER = value
  const { entry, output } = workerBundle()
  return { entry, filename: output?.filename }
}

it('without the switch, and with "on", the offline worker is built', () => {
  for (const value of ['', 'on'])
    expect(madeWith(value)).toMatchObject({ entry: './src/service-worker/worker.ts' })
})

it('with "off" the worker that removes it is written to the same address', () => {
  expect(madeWith('off')).toEqual({ ...madeWith('on'), entry: './src/service-worker/removalWorker.ts' })
})

it('another value stops the build with one sentence that names the variable and its values', () => {
  process.env.BOHEMIA_WORKER = 'OFF'
  const { status, stderr } = spawnSync('node_modules/.bin/webpack', ['configtest'], {
    encoding: 'utf8',
    // Jest's `process.env` is its own copy, which a child does not inherit.
    env: { ...process.env },
  })
  expect(status).not.toBe(0)
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining('BOHEMIA_WORKER=OFF no se conoce: los valores son on (el de siempre) y off.'),
  ])
})
