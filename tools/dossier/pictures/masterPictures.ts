import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pictureInventory } from '../../../src/content/pictureInventory'

export interface MasterPicture {
  /** From the project's root. */
  readonly file: string
  /** Spanish: what it shows. */
  readonly alt: string
  readonly bytes: Buffer
}

/** The pictures and films of the inventory, sorted by file; a share card that is not drawn yet is left out (`npm run launch:check`). */
export const masterPictures = (): MasterPicture[] =>
  pictureInventory
    .filter(({ file }) => existsSync(resolve(file)))
    .map(({ file, shows }) => ({ file, alt: shows, bytes: readFileSync(resolve(file)) }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
