import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'

const folder = resolve(__dirname, '../../../dist')

/** Every file of the built site, relative to `dist`, with forward slashes. */
export const builtFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      resolve(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )

/** Every address of the visitors' site that has its own HTML file; the lab's has none of the gate inside. */
export const builtPaths = (): string[] =>
  builtFiles()
    .filter((file) => file.endsWith('index.html') && !file.startsWith('auditoria/'))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort()

export const distFolder = folder
