import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesIn, pageFile } from '../build/builtSite'
import { sentBytes } from '../build/pageFiles'

interface LoadedFile {
  readonly file: string
  /** As sent: of the brotli copy where there is one. */
  readonly bytes: number
}

/** The files that a page's HTML names, by content in their names: scripts, styles, markup, fonts, drawings. */
const filesOfPage = (folder: string, address: string) => {
  const html = readFileSync(join(folder, pageFile(address)), 'utf8')
  return new Set(
    [...html.matchAll(/\/(assets\/[\w.-]+\.(?:js|css|txt|woff2|svg))/g)].map(([, file]) => file!),
  )
}

/** What who has visited all of `before` loads anew on a page of `after`, besides its HTML. */
function newFilesOf(before: ReadonlySet<string>, after: string, address: string): LoadedFile[] {
  const found = [...filesOfPage(after, address)].filter((file) => !before.has(file))
  return found.map((file) => ({ file, bytes: sentBytes(after, file) }))
}

/** The page of `after` of which most is new, with its new files. */
export function heaviestPage(before: string, after: string) {
  const known = new Set(addressesIn(before).flatMap((address) => [...filesOfPage(before, address)]))
  const pages = addressesIn(after).map((address) => {
    const files = newFilesOf(known, after, address)
    return { address, files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) }
  })
  return pages.reduce((one, other) => (other.bytes > one.bytes ? other : one))
}
