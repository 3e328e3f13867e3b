import { spawnSync } from 'node:child_process'
import { strictTransport, strictTransportNote } from '../../../tools/headers/strictTransport'

test('the launch check says how far Strict-Transport-Security reaches', () => {
  const program = ['-r', 'esbuild-register', 'tools/launch-check/launchCheck.ts']
  const { stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' })
  expect(stdout).toContain(`strictTransport.ts): ${strictTransportNote[strictTransport]}`)
})
