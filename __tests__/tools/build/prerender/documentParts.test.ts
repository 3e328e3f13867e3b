import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Compilation } from 'webpack'
import { offlineParts } from '../../../../tools/build/prerender/documentParts'

const mockFolder = mkdtempSync(join(tmpdir(), 'bohemia-screens-'))
jest.mock('../../../../tools/build/bundles/prerenderBundle', () => ({
  screensFile: () => `${mockFolder}/screens.cjs`,
}))

afterAll(() => rmSync(mockFolder, { recursive: true }))

const screens = ['gateScreens', 'noScriptScreen', 'failureScreen', 'offlineScreen']

const compilation = () =>
  ({
    options: { mode: 'production' },
    namedChunks: new Map([
      ['main', { files: ['main.css'] }],
      ['retry', { files: ['retry.js'] }],
    ]),
    getAsset: () => ({ source: { source: () => 'body {}' } }),
  }) as unknown as Compilation

it('a build that is over is given back: `npm run dev` makes one for each file that is saved', async () => {
  const bundle = [
    ...screens.map((name) => `exports.${name} = () => '${name}'`),
    'exports.pageHeads = () => []',
  ].join('\n')
  writeFileSync(`${mockFolder}/screens.cjs`, bundle)
  const over = new WeakRef(
    (() => {
      const build = compilation()
      expect(offlineParts(build)).toMatchObject({ screen: 'offlineScreen', styles: 'body {}' })
      return build
    })(),
  )
  setFlagsFromString('--expose-gc')
  // What a WeakRef was asked for stays until the turn of the event loop is over.
  await new Promise(setImmediate)
  runInNewContext('gc')()
  expect(over.deref()).toBeUndefined()
})
