import { resolve } from 'node:path'
import { buildChanged } from '../shared/buildChanged'
import { replaceOnce, type Replacement } from '../shared/replaceOnce'

/** The site as it is after this release, in a folder of its own. */
export async function buildRelease(release: Replacement): Promise<string> {
  const { id, file } = release
  const folder = resolve('.cache/releases', id.replaceAll(' ', '-'))
  await buildChanged({ file, change: (source) => replaceOnce(source, release) }, folder)
  return folder
}
