import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { owner } from '../../../src/content/owner'
import { allFacts, listSamples } from '../../../src/content/ownerFacts'
import { strictTransport, strictTransportNote } from '../../../tools/headers/strictTransport'
import { findPlace } from '../../../tools/launch-check/factPlaces'
import { spellingsToConfirm } from '../../../tools/launch-check/spellingsToConfirm'
import { expectSome } from '../../support/expectSome'

const check = (...options: readonly string[]) =>
  spawnSync(process.execPath, ['-r', 'esbuild-register', 'tools/launch-check/launchCheck.ts', ...options], {
    encoding: 'utf8',
  })

const { stdout, status } = check()

test('samples fail the strict check alone', () => {
  expect(listSamples(allFacts).length).toBeGreaterThan(0)
  expect(status).toBe(0)
  expect(check('--strict').status).toBe(1)
})

test('beside each sample stand its file and an address where it is seen', () => {
  for (const { key, note } of expectSome(listSamples(allFacts))) {
    const { file, page } = findPlace(key)
    expect(stdout).toContain(`  ${key}: ${note}\n    ${file} · http://127.0.0.1:4156${page}\n`)
    expect(readFileSync(file, 'utf8')).toContain(`  ${key.split('.')[0]}`)
  }
})

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
