import { spawnSync } from 'node:child_process'
import { strictTransport, strictTransportNote } from '../../../tools/headers/strictTransport'
import { spellingsToConfirm } from '../../../tools/launch-check/spellingsToConfirm'
import { expectSome } from '../../support/expectSome'

const { stdout } = spawnSync(
  process.execPath,
  ['-r', 'esbuild-register', 'tools/launch-check/launchCheck.ts'],
  { encoding: 'utf8' },
)

test('the launch check says how far Strict-Transport-Security reaches', () => {
  expect(stdout).toContain(`strictTransport.ts): ${strictTransportNote[strictTransport]}`)
})

test('it lists every odd spelling beside the usual one', () => {
  for (const { text, usual } of expectSome(spellingsToConfirm)) expect(stdout).toContain(`${text}: ${usual}`)
})
