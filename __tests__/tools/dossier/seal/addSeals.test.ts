import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addSeals } from '../../../../tools/dossier/seal/addSeals'
import { writeSigning } from '../../../../tools/dossier/seal/signing'
import { checkSignatures } from '../../../../tools/dossier/verifier/checkSignatures'
import { makeAuthority } from './support/authority'

let folder: string
let authority: ReturnType<typeof makeAuthority>
let signers: Readonly<Record<string, { key: string; certificate: string }>>
let stamper: { key: string; certificate: string }

beforeAll(() => {
  authority = makeAuthority()
  signers = {
    RSA: authority.makeSigner('Ana', ['rsa:2048']),
    elliptic: authority.makeSigner('Eva', ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']),
    Ed25519: authority.makeSigner('Ida', ['ed25519']),
  }
  stamper = authority.makeStamper('Hora')
})
afterAll(() => authority.remove())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-sello-'))
  writeFileSync(join(folder, 'sello.txt'), 'aa11\n')
  writeSigning(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const own = (name: string) => join(folder, name)
const signing = () => JSON.parse(readFileSync(own('firma.json'), 'utf8')) as Record<string, unknown>
const longAgo = '2020-01-01T00:00:00Z'

it('a dossier that nobody signed says so, with its seal', () => {
  expect(signing()).toEqual({ sello: 'aa11', firma: null, fecha: null })
  expect(checkSignatures(folder, {}, longAgo).notes).toEqual(['Sin firma.', 'Sin fecha cierta.'])
})

it.each(['RSA', 'elliptic', 'Ed25519'])(
  'a key of kind %s signs, and only its certificate is accepted',
  (kind) => {
    const { key, certificate } = signers[kind]!
    const other = kind === 'RSA' ? signers.elliptic! : signers.RSA!
    expect(addSeals(folder, { clave: key, certificado: certificate })).toEqual([
      expect.stringMatching(/^Firmado: CN=\w+, O=Estudio de prueba$/),
    ])
    expect(signing().firma).toEqual({
      titular: expect.stringContaining('O=Estudio de prueba'),
      certificado: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const check = (certificado: string) =>
      checkSignatures(folder, { firma: own('sello.firma'), certificado }, longAgo)
    expect(check(certificate)).toEqual({
      notes: [expect.stringMatching(/^Firmado por CN=/), 'Sin fecha cierta.'],
      differences: [],
    })
    expect(check(other.certificate).differences).toEqual([expect.stringMatching(/^La firma no es de CN=/)])
    writeFileSync(own('sello.txt'), 'bb22\n')
    expect(check(certificate).differences).toEqual([expect.stringContaining('no es de este sello')])
  },
)

it('a CMS signature of another program is checked against the certificate', () => {
  const [ana, eva] = [signers.RSA!, signers.elliptic!]
  const firma = authority.signCms(own('sello.txt'), 'sello', ana)
  addSeals(folder, { firma, certificado: ana.certificate })
  const check = (certificado: string) => checkSignatures(folder, { firma, certificado }, longAgo).differences
  expect(check(ana.certificate)).toEqual([])
  expect(check(eva.certificate)).toHaveLength(1)
  expect(() => addSeals(folder, { firma, certificado: eva.certificate })).toThrow(
    'La firma no es de la clave de ese certificado, o no es de sello.txt.',
  )
})

it('a time stamp gives its moment, and only its authority is accepted', () => {
  const fecha = authority.stamp(own('sello.txt'), 'stamp', stamper)
  const [line] = addSeals(folder, { fecha })
  const moment = /^Fecha cierta: (.*)$/.exec(line ?? '')?.[1] ?? ''
  expect(Math.abs(Date.parse(moment) - Date.now())).toBeLessThan(60_000)
  expect(signing().fecha).toBe(moment)
  const check = (autoridad: string, end = longAgo) =>
    checkSignatures(folder, { fecha: own('sello.tsr'), autoridad }, end)
  expect(check(stamper.certificate)).toEqual({
    notes: ['Sin firma.', `Fecha cierta: existía el ${moment}.`],
    differences: [],
  })
  expect(check(authority.makeStamper('Otra').certificate).differences).toEqual([
    'La fecha cierta no es de la autoridad que se dio.',
  ])
  expect(check(stamper.certificate, '2999-01-01T00:00:00-04:00').differences).toEqual([
    expect.stringContaining('después de su fecha cierta'),
  ])
})

/** @param zone as `-04:00`, @param minutes its distance from UTC */
const writeInZone = (time: number, zone: string, minutes: number) =>
  `${new Date(time + minutes * 60_000).toISOString().slice(0, 19)}${zone}`

it('the end of the run is compared with the time stamp as a moment, whatever zone it is written in', () => {
  const fecha = authority.stamp(own('sello.txt'), 'zones', stamper)
  addSeals(folder, { fecha })
  const stamped = Date.parse(String(signing().fecha))
  const differencesAt = (end: string) =>
    checkSignatures(folder, { fecha: own('sello.tsr'), autoridad: stamper.certificate }, end).differences
  expect(differencesAt(writeInZone(stamped - 60_000, '+05:45', 345))).toEqual([])
  expect(differencesAt(writeInZone(stamped + 60_000, '-04:00', -240))).toEqual([
    expect.stringContaining('después de su fecha cierta'),
  ])
})

it('what is no key, certificate or stamp of this seal is refused with a sentence, and nothing is added', () => {
  const { key, certificate } = signers.RSA!
  writeFileSync(own('other.txt'), 'cc33\n')
  const other = authority.stamp(own('other.txt'), 'other', stamper)
  const refusals: readonly (readonly [object, string])[] = [
    [{ clave: certificate, certificado: certificate }, 'no es una clave privada en PEM'],
    [{ clave: key, certificado: key }, 'El certificado no se entiende'],
    [{ clave: key, certificado: own('none.pem') }, 'No existe «'],
    [{ clave: key, certificado: certificate, fecha: other }, 'La fecha cierta es de otro archivo'],
    [{ clave: key, certificado: signers.elliptic!.certificate }, 'no es de la clave de ese certificado'],
  ]
  for (const [sources, sentence] of refusals) expect(() => addSeals(folder, sources)).toThrow(sentence)
  expect(existsSync(own('sello.firma'))).toBe(false)
  rmSync(own('sello.txt'))
  expect(() => addSeals(folder, { fecha: other })).toThrow('Todavía no hay expediente que firmar.')
})
