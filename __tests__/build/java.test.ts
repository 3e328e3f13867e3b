import { spawnSync } from 'node:child_process'
import { installOnDebian } from '../../src/build/debian'
import { ensureJava } from '../../src/build/java'

jest.mock('node:child_process')
jest.mock('../../src/build/debian', () => ({
  ...jest.requireActual<object>('../../src/build/debian'),
  installOnDebian: jest.fn(),
}))

let installed: string | undefined

beforeEach(() => {
  jest.mocked(installOnDebian).mockReset()
  jest
    .mocked(spawnSync)
    .mockImplementation(
      () =>
        ({ stderr: installed && `openjdk version "${installed}" 2025-04-15` }) as ReturnType<
          typeof spawnSync
        >,
    )
})

test.each(['11.0.2', '17.0.15', '21'])('Java %s is taken as it is', (version) => {
  installed = version
  expect(ensureJava).not.toThrow()
  expect(installOnDebian).not.toHaveBeenCalled()
})

test('where there is none, Debian’s is installed', () => {
  installed = undefined
  jest.mocked(installOnDebian).mockImplementation(() => void (installed = '17.0.15'))
  ensureJava()
  expect(installOnDebian).toHaveBeenCalledWith(['default-jre-headless'])
})

test.each([undefined, '1.8.0_392'])('without one that will do (%p) it says what to install', (version) => {
  installed = version
  expect(ensureJava).toThrow(/default-jre-headless/)
})
