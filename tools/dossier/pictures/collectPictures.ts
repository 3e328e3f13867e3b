import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { filesIn, isAuditFile } from '../../build/builtSite'
import { pictureKey, pictureName } from '../../build/pictures/pictureRecipes'
import { fingerprint } from '../../shared/fingerprint'
import { masterPictures, type MasterPicture } from './masterPictures'

/** Drawn by the styles and by the lab, signs of other brands, and codes of addresses: no picture that shows something. */
const ornaments = /^(assets\/(awayo-strip|gate|social-icons)\.\w+|qr\/[\w-]+)\.svg$/

const isPicture = (file: string) =>
  /\.(avif|webp|jpe?g|png|svg|ico|mp4|webm|vtt)$/.test(file) && !isAuditFile(file) && !ornaments.test(file)

/** Whether a file of the site comes from a master: it has its bytes, or the name under which its encoded sizes are published. */
function matcherOf({ file, bytes }: MasterPicture) {
  const sha256 = fingerprint(bytes)
  const encoded = `media/${pictureName(pictureKey(resolve(file), bytes))}-`
  return (published: { readonly file: string; readonly sha256: string }) =>
    published.sha256 === sha256 || published.file.startsWith(encoded)
}

/** The inventory's pictures with their hashes, and how many files of the site built in `folder` come from each. */
export function collectPictures(folder: string): Evidence['pictures'] {
  const site = filesIn(folder)
    .filter(isPicture)
    .map((file) => ({ file, sha256: fingerprint(readFileSync(join(folder, file))) }))
  const masters = masterPictures().map((master) => ({ ...master, isFrom: matcherOf(master) }))
  return {
    pictures: masters.map(({ file, alt, bytes, isFrom }) => ({
      file,
      alt,
      sha256: fingerprint(bytes),
      published: site.filter(isFrom).length,
    })),
    unlisted: site.filter((one) => !masters.some(({ isFrom }) => isFrom(one))).map(({ file }) => file),
  }
}
