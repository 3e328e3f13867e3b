import { zipFiles } from '../../../../tools/dossier/archive/zipFiles'
import { expectSome } from '../../../support/expectSome'
import { readZip } from './support/readZip'

const text = Buffer.from('El expediente, en español. '.repeat(40))
const picture = Buffer.from(Uint8Array.from({ length: 300 }, (_, index) => (index * 37) % 251))

const files = new Map([
  ['expediente/red.json', text],
  ['expediente/capturas/error-telefono.png', picture],
  ['LEEME.txt', Buffer.from('Hola\r\n')],
])

it('another program reads back every file, in the order of the names', () => {
  expect(readZip(zipFiles(files)).map(({ name, content }) => [name, content.toString('latin1')])).toEqual([
    ['LEEME.txt', 'Hola\r\n'],
    ['expediente/capturas/error-telefono.png', picture.toString('latin1')],
    ['expediente/red.json', text.toString('latin1')],
  ])
})

it('the same files are the same bytes, in whatever order they came', () => {
  expect(zipFiles(new Map([...files].reverse())).equals(zipFiles(files))).toBe(true)
})

it('every file has the earliest date that a ZIP can write, and may be read by all, in every time zone', () => {
  for (const { name, modified, attributes } of expectSome(readZip(zipFiles(files)))) {
    // 1980-01-01 00:00: year 0, month 1, day 1.
    expect([name, modified]).toEqual([name, ((1 << 5) | 1) << 16])
    expect([name, attributes >>> 16]).toEqual([name, 0o100644])
  }
})

it('texts are packed, pictures are stored as they are', () => {
  const stored = readZip(zipFiles(files)).map(({ name, isStored }) => [name, isStored])
  expect(Object.fromEntries(stored)).toMatchObject({
    'expediente/red.json': false,
    'expediente/capturas/error-telefono.png': true,
  })
  expect(zipFiles(files).length).toBeLessThan(text.length)
})
