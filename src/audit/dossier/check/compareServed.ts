import { checkTexts } from '../texts/dossierTexts'
import { fingerprint } from './fingerprint'
import type { ManifestFile } from './manifestFiles'

// As many as a browser requests from one host at a time.
const concurrency = 6

async function differenceOf(
  { name, address, sha256 }: ManifestFile,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    // What the host serves now, not what the browser has in its cache.
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

/** Requests every file from the host and compares its hash. */
export async function compareServed(
  files: readonly ManifestFile[],
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const queue = files.entries()
  const found: (string | null)[] = []
  let done = 0
  const progress = () => ({ done, differences: found.filter((difference) => difference !== null) })
  const worker = async () => {
    for (const [index, file] of queue) {
      found[index] = await differenceOf(file, signal)
      done++
      onProgress(progress())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return progress()
}
