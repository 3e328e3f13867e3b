import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EncodedPicture } from './encodePicture'

const factsFile = 'picture.json'

/** The picture kept in the folder, or undefined when there is none. */
export async function readPicture(folder: string): Promise<EncodedPicture | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  if (!names?.includes(factsFile)) return undefined

  const facts = JSON.parse(await readFile(join(folder, factsFile), 'utf8')) as Omit<EncodedPicture, 'files'>
  const entries = names
    .filter((name) => name !== factsFile)
    .map(async (name) => [name, await readFile(join(folder, name))] as const)
  return { ...facts, files: new Map(await Promise.all(entries)) }
}

/** Written beside and renamed, so that a build cut short leaves no half picture behind. */
export async function writePicture(folder: string, { files, ...facts }: EncodedPicture) {
  await mkdir(dirname(folder), { recursive: true })
  const draft = await mkdtemp(`${folder}-`)
  for (const [name, content] of files) await writeFile(join(draft, name), content)
  await writeFile(join(draft, factsFile), JSON.stringify(facts))

  await rm(folder, { recursive: true, force: true })
  await rename(draft, folder)
}
