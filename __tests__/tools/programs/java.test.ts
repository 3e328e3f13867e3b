import { spawnSync } from 'node:child_process'
import { javaProgram } from '../../../tools/programs/java'

jest.mock('node:child_process')

const withJava = (installed: string | undefined) =>
  jest
    .mocked(spawnSync)
    .mockReturnValue({ stderr: installed && `openjdk version "${installed}" 2025-04-15` } as ReturnType<
      typeof spawnSync
    >)

test.each(['11.0.2', '17.0.15', '21'])('Java %s is taken as it is', (version) => {
  withJava(version)
  expect(javaProgram.isInstalled()).toBe(true)
})

test.each([undefined, '1.8.0_392'])('%p will not do', (version) => {
  withJava(version)
  expect(javaProgram.isInstalled()).toBe(false)
})
