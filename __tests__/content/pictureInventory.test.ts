import { readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pendingPictures, pictureInventory, type InventoryEntry } from '../../src/content/pictureInventory'
import { expectSome } from '../support/expectSome'

const root = resolve(__dirname, '../..')

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))

const listed = pictureInventory.map(({ file }) => file)

const onDisk = [
  ...filesIn('src/content/media', /./),
  ...filesIn('public', /\.(svg|png|ico|jpe?g|webp|avif)$/),
]

it('every picture and film on disk has its line in src/content/pictureInventory.ts, and one only', () => {
  expect(expectSome(onDisk).filter((file) => !listed.includes(file))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

it('every line of src/content/pictureInventory.ts has its file, but for share cards (`npm run launch:check`)', () => {
  expect(
    expectSome(listed).filter((file) => !onDisk.includes(file) && !file.startsWith('public/share/')),
  ).toEqual([])
})

it.each(pictureInventory)('$file says what it shows, how it was made and what to look at', (entry) => {
  for (const text of [entry.shows, entry.madeBy, entry.legalCheck]) {
    expect(text).toMatch(/^[A-ZÁÉÍÓÚÑ¿].{9,}[.]$/)
  }
  expect(entry.mustApprove).toContain('dueño')
})

it.each(pictureInventory)('$file is not approved without a reviewer and a date', (entry) => {
  const isReviewed = Boolean(entry.reviewedBy) && /^\d{4}-\d\d-\d\d$/.test(entry.reviewedOn ?? '')
  expect(entry.approvals.length === 0 || isReviewed).toBe(true)
  expect(entry.mustApprove).toEqual(expect.arrayContaining([...entry.approvals]))
})

it('a picture waits until it is the brand’s and everybody has approved it', () => {
  const [first] = pictureInventory
  if (!first) throw new Error('The inventory is empty.')
  const approved: InventoryEntry = { ...first, sample: false, approvals: first.mustApprove }
  const missingOne: InventoryEntry = { ...approved, approvals: ['dueño'] }
  expect(pendingPictures([approved, missingOne, { ...approved, sample: true }])).toEqual([
    missingOne,
    { ...approved, sample: true },
  ])
})
