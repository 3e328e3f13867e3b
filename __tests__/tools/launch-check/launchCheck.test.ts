import { spawnSync } from 'node:child_process'
import { owner } from '../../../src/content/owner'
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

test('it says that a sample number is neither called nor written to', () => {
  expect(owner.phone.sample).toBe(true)
  expect(stdout).toContain('el sitio no ofrece llamar ni enviar SMS')
})

test('it lists every odd spelling beside the usual one', () => {
  for (const { text, usual } of expectSome(spellingsToConfirm)) expect(stdout).toContain(`${text}: ${usual}`)
})
