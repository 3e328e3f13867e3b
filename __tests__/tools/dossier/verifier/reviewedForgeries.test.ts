import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeArchive } from '../../../../tools/dossier/archive/writeArchive'
import type { DossierFiles } from '../../../../tools/dossier/dossierFiles'
import { markdownTable } from '../../../../tools/shared/markdownTable'
import { replaceMarked } from '../../../../tools/shared/replaceMarked'
import { expectReviewed } from '../../../support/reviewedFile'
import { makeAuthority } from '../seal/support/authority'
import { writeForgery } from './support/forge'
import { forgedFiles } from './support/forgedFiles'
import { forgedSeals, signAsOwner } from './support/forgedSeals'
import { forgedEvidence, type Forgery } from './support/forgeries'
import { folderIn, removeSite, writeSite, writeSoundDossier } from './support/soundDossier'
import { verifyHere } from './support/verifyHere'

const page = resolve('docs/dossier.md')
const authority = makeAuthority()

let site: string
let sound: DossierFiles
/** Root file and seal, as an auditor was given them by another way. */
let given: readonly string[]
let owner: ReturnType<typeof signAsOwner>
let forgeries: readonly Forgery[]

beforeAll(async () => {
  site = writeSite()
  sound = await writeSoundDossier(site)
  const { rootFile, seal } = writeArchive(site)
  given = [`--raiz=${join(site, rootFile)}`, `--sello=${seal}`]
  owner = signAsOwner(authority, folderIn(site))
  forgeries = [...forgedEvidence, ...forgedFiles, ...forgedSeals(authority, owner.stamp)]
})

afterAll(() => {
  removeSite(site)
  authority.remove()
})

/** What the sound dossier's verifier complains of in this folder. */
const complaintsAbout = (folder: string, options: readonly string[]) =>
  verifyHere(folder, sound.verifier, options)

function tryForgery({ name, forge, names }: Forgery) {
  const forged = writeForgery(sound, forge(sound))
  const folder = folderIn(forged)
  const alone = complaintsAbout(folder, [])
  const informed = complaintsAbout(folder, [...given, ...owner.optionsFor(folder)])
  removeSite(forged)
  return {
    name,
    isSeenAlone: alone.status === 1,
    status: informed.status,
    sentence: informed.complaints.find((sentence) => names.test(sentence)),
    complaints: informed.complaints,
  }
}

const withoutHashes = (sentence: string) =>
  sentence
    .replace(/[0-9a-f]{64}/g, '…')
    .replace(/la línea \d+/, 'la línea …')
    .replaceAll('|', '\\|')

type Trial = ReturnType<typeof tryForgery>

const partOf = (trials: readonly Trial[]) =>
  [
    `${trials.filter(({ sentence }) => sentence).length} of ${trials.length} are named with root hash and seal, ${trials.filter(({ isSeenAlone }) => isSeenAlone).length} with the verifier alone.`,
    '',
    markdownTable([
      ['forgery', 'alone', 'with root hash and seal'],
      ...trials.map(({ name, isSeenAlone, sentence = 'not named' }) => [
        name,
        isSeenAlone ? 'seen' : 'not seen',
        withoutHashes(sentence),
      ]),
    ]),
  ].join('\n')

it('the dossier that was forged passes with all that its auditor was given', () => {
  const options = [...given, ...owner.optionsFor(folderIn(site))]
  expect(options).toHaveLength(6)
  expect(complaintsAbout(folderIn(site), options)).toMatchObject({ status: 0, complaints: [] })
})

it('every forgery is named where root hash and seal are known, and the page says which are seen without', () => {
  expect(forgeries.length).toBeGreaterThanOrEqual(30)
  const trials = forgeries.map(tryForgery)
  const unnamed = trials.filter(({ sentence, status }) => sentence === undefined || status !== 1)
  expect(unnamed).toEqual([])
  expectReviewed(page, replaceMarked(page, readFileSync(page, 'utf8'), 'forgeries', partOf(trials)))
})
