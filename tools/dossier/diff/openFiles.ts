import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { filesIn } from '../../build/builtSite'

/** The files of a dossier, named as in its folder. */
export interface DossierFileSet {
  /** As it was given on the command line. */
  readonly place: string
  readonly names: readonly string[]
  /** @throws Error in Spanish where there is no such file */
  read(name: string): Buffer
}

type ReadByName = ReadonlyMap<string, () => Buffer>

const inFolder = (place: string): ReadByName =>
  new Map(filesIn(place).map((name) => [name, () => readFileSync(join(place, name))]))

function inZip(place: string): ReadByName {
  try {
    const entries = Object.entries(unzipSync(readFileSync(place)))
    return new Map(entries.map(([name, content]) => [name, () => Buffer.from(content)]))
  } catch {
    throw new Error(`«${place}» no se puede leer como ZIP: no lo es, o llegó incompleto.`)
  }
}

const manifest = 'manifiesto.json'

/** The folder that holds the manifest, with its ending slash; of several the outermost. */
function dossierRoot(place: string, names: readonly string[]): string {
  const [first] = names
    .filter((name) => name === manifest || name.endsWith(`/${manifest}`))
    .sort((a, b) => a.length - b.length)
  if (first === undefined) throw new Error(`En «${place}» falta ${manifest}: no es un expediente.`)
  return first.slice(0, -manifest.length)
}

/** Opens a dossier's folder, a folder around it, or its ZIP. @throws Error in Spanish where it is none of them */
export function openFiles(place: string): DossierFileSet {
  if (!existsSync(place)) {
    throw new Error(`No existe «${place}»: nombra la carpeta de un expediente o su ZIP.`)
  }
  const files = statSync(place).isDirectory() ? inFolder(place) : inZip(place)
  const root = dossierRoot(place, [...files.keys()])
  const names = [...files.keys()]
    .filter((name) => name.startsWith(root) && !name.endsWith('/'))
    .map((name) => name.slice(root.length))
  return {
    place,
    names: names.sort(),
    read(name) {
      const content = files.get(`${root}${name}`)
      if (!content) throw new Error(`En «${place}» falta ${name}.`)
      return content()
    },
  }
}
