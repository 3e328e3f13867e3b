import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { judgePictures } from '../../../../src/audit/dossier/judgement/pictureFindings'
import { pictureKey, pictureName } from '../../../../tools/build/pictures/pictureRecipes'
import { collectPictures } from '../../../../tools/dossier/pictures/collectPictures'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { soundEvidence } from '../../../audit/dossier/support/soundEvidence'

const master = 'src/content/media/bottles/ancestros.webp'
const bytes = readFileSync(master)
const name = pictureName(pictureKey(resolve(master), bytes))

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-imagenes-'))
  mkdirSync(join(folder, 'media'))
  mkdirSync(join(folder, 'assets'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string) => writeFileSync(join(folder, file), 'x')

it('an encoded picture counts for its master, a copied one too, with the hash of the master', () => {
  for (const file of [`media/${name}-120.avif`, `media/${name}-240.jpg`]) write(file)
  cpSync('public/favicon.ico', join(folder, 'favicon.ico'))
  const { pictures, unlisted } = collectPictures(folder)
  expect(unlisted).toEqual([])
  expect(pictures.find(({ file }) => file === master)).toMatchObject({
    sha256: fingerprint(bytes),
    published: 2,
  })
  expect(pictures.find(({ file }) => file === 'public/favicon.ico')?.published).toBe(1)
})

it.each([
  ['a picture of no master', 'media/0123456789ab-120.avif'],
  ['a copied picture with other bytes', 'favicon.ico'],
  ['a drawing beside the scripts', 'assets/otra.01234567.svg'],
])('%s is not in the inventory, and fails the rows about pictures', async (_, file) => {
  write(file)
  const pictures = collectPictures(folder)
  expect(pictures.unlisted).toEqual([file])
  const finding = judgePictures({ ...(await soundEvidence()), pictures })
  expect(finding).toEqual({ outcome: 'notMet', detail: `Imágenes: el inventario no nombra ${file}.` })
})

it('scripts, the styles’ ornament, QR codes and the auditor’s files are no pictures of the site', () => {
  for (const name of ['auditoria', 'qr']) mkdirSync(join(folder, name))
  for (const file of [
    'assets/main.0.js',
    'assets/awayo-strip.01234567.svg',
    'assets/social-icons.01234567.svg',
    'qr/singani-premium-1.svg',
    'auditoria/captura.png',
  ])
    write(file)
  expect(collectPictures(folder).unlisted).toEqual([])
})
