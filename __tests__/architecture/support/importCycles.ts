import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { preProcessFile } from 'typescript'

export const sourceFiles = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
    .filter((file) => /\.tsx?$/.test(file))

const resolveImport = (importer: string, name: string) =>
  ['.ts', '.tsx'].map((extension) => join(importer, '..', `${name}${extension}`)).find(existsSync)

/** The files that a file imports or re-exports from, for their types alone too; packages are left out. */
const importsOf = (file: string, text: string) =>
  preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? (resolveImport(file, fileName) ?? []) : [],
  )

/**
 * Circles of imports, each as the files on the way round; type-only and late imports count too. `import-x/no-cycle`
 * leaves types out, and takes 10 s of a core for the whole tree, because it reads for each file all that it leads to.
 * @param planted text in place of what a file holds
 */
export function findImportCycles(
  files: readonly string[],
  planted: Readonly<Record<string, string>> = {},
): string[][] {
  const imports = new Map(
    files.map((file) => [file, importsOf(file, planted[file] ?? readFileSync(file, 'utf8'))]),
  )
  const cycles: string[][] = []
  const finished = new Set<string>()
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file])
    else if (!finished.has(file)) {
      for (const imported of imports.get(file) ?? []) follow(imported, [...path, file])
      finished.add(file)
    }
  }
  for (const file of files) follow(file, [])
  return cycles
}
