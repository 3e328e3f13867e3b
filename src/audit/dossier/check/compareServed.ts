import { checkTexts } from '../texts/dossierTexts'
import { fingerprint } from './fingerprint'
import type { ManifestFile } from './manifestFiles'

// As many as a browser asks one host for at a time.
const lanes = 6

async function differenceOf(
  { name, address, sha256 }: ManifestFile,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    // What the host serves now, whatever the browser kept.
    const answer = await fetch(address, { cache: 'no-store', signal })
    // 404.html itself is answered with status 404.
    if (!answer.ok && name !== '404.html') return checkTexts.refused(name, answer.status)
    return (await fingerprint(await answer.arrayBuffer())) === sha256 ? null : checkTexts.changed(name)
  } catch (error) {
    if (signal.aborted) throw error
    return checkTexts.unreachable(name)
  }
}

export interface Progress {
  readonly done: number
  readonly differences: readonly string[]
}

/** Asks the host for every file and hashes what comes; `onProgress` is given how far it is. */
export async function compareServed(
  files: readonly ManifestFile[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const queue = files.entries()
  const found: (string | null)[] = []
  let done = 0
  const progress = () => ({ done, differences: found.filter((difference) => difference !== null) })
  const lane = async () => {
    for (const [index, file] of queue) {
      found[index] = await differenceOf(file, signal)
      done++
      onProgress(progress())
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return progress()
}
