import { versionPlace } from '../../src/audit/addresses'
import { examinedTexts } from '../../src/audit/dossier/texts/examinedTexts'
import { sourceVersion, type SourceVersion } from '../build/version/sourceVersion'
import { builtHashes, readVersion, type BuildVersion } from '../build/version/versionFile'

const again = 'Constrúyelo otra vez con: npm run build'

/** Names of the files that are not as the build made them, are missing or are too many. */
function differingFiles(folder: string, { site }: BuildVersion): readonly string[] {
  const found = builtHashes(folder)
  return Object.keys({ ...site, ...found })
    .filter((name) => site[name] !== found[name])
    .sort()
}

const short = (commit: string | null) => commit?.slice(0, 12) ?? examinedTexts.outside

/**
 * The version of the built site in `folder`, once it is certain that the site is the build of the present sources.
 * @throws Error in Spanish where it is not
 */
export function checkedVersion(folder: string): SourceVersion {
  const built = readVersion(folder)
  if (!built)
    throw new Error(`No se sabe de qué código se construyó este sitio: falta dist/${versionPlace}. ${again}`)
  const [first, ...others] = differingFiles(folder, built)
  if (first !== undefined) {
    const more = others.length > 0 ? ` y ${others.length} más` : ''
    throw new Error(`En dist hay archivos que no son como los dejó el build: ${first}${more}. ${again}`)
  }
  const present = sourceVersion()
  if (built.sources !== present.sources)
    throw new Error(`Este sitio se construyó de otro código que el que hay ahora. ${again}`)
  if (built.commit !== present.commit) {
    const commits = `${short(built.commit)}, y el código está en ${short(present.commit)}`
    throw new Error(`Este sitio se construyó en el commit ${commits}. ${again}`)
  }
  return { ...present, hasChanges: built.hasChanges || present.hasChanges }
}
