import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { owner } from '../../../src/content/owner'
import { allFacts, listSamples, type AllFacts } from '../../../src/content/ownerFacts'
import { pendingPictures } from '../../../src/content/pictureInventory'
import { strictTransport, strictTransportNote } from '../../../tools/headers/strictTransport'
import { findPlace } from '../../../tools/launch-check/factPlaces'
import { spellingsToConfirm } from '../../../tools/launch-check/spellingsToConfirm'
import { expectSome } from '../../support/expectSome'

const run = (...options: readonly string[]) =>
  spawnSync(process.execPath, ['-r', 'esbuild-register', ...options], { encoding: 'utf8' })

const check = (...options: readonly string[]) => run('tools/launch-check/launchCheck.ts', ...options)

const { stdout, status } = check()

test('what is left fails the strict check alone', () => {
  const isLeft = listSamples(allFacts).length + pendingPictures().length > 0
  expect(stdout.includes('Todavía no se puede publicar')).toBe(isLeft)
  expect(status).toBe(0)
  expect(check('--strict').status).toBe(isLeft ? 1 : 0)
})

test('a wrong fact fails the plain check too, and is named', () => {
  const spoil = "require('./src/content/owner.ts').owner.phone.value = 'ninguno'"
  const wrong = run('-e', `${spoil}; require('./tools/launch-check/launchCheck.ts')`)
  expect(wrong.stdout).toMatch(/^Error: .*phone/m)
  expect(wrong.status).toBe(1)
})

test('beside each sample stand its file and an address where it is seen', () => {
  const lines = listSamples(allFacts).map(({ key, note }) => {
    const { file, page } = findPlace(key)
    return `  ${key}: ${note}\n    ${file} · http://127.0.0.1:4156${page}\n`
  })
  expect(stdout).toContain(lines.join(''))
  expect(stdout.split(' · http://')).toHaveLength(lines.length + 1)
})

/** Those that are confirmed, too. */
const everyKey = listSamples(
  JSON.parse(JSON.stringify(allFacts).replaceAll('"sample":false', '"sample":true')) as AllFacts,
).map(({ key }) => key)

test.each(everyKey)('%s stands in its file', (key) => {
  expect(readFileSync(findPlace(key).file, 'utf8')).toContain(`  ${key.split('.')[0]}`)
})

test('the launch check says how far Strict-Transport-Security reaches', () => {
  expect(stdout).toContain(`strictTransport.ts): ${strictTransportNote[strictTransport]}`)
})

test('it says that a sample number is neither called nor written to', () => {
  expect(stdout.includes('el sitio no ofrece llamar ni enviar SMS')).toBe(owner.phone.sample)
})

test('it lists every odd spelling beside the usual one', () => {
  for (const { text, usual } of expectSome(spellingsToConfirm)) expect(stdout).toContain(`${text}: ${usual}`)
})
