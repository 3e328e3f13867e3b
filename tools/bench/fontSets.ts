import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { DeviceFonts } from '../shared/deviceFonts'

export interface FontSet {
  readonly name: string
  readonly fonts: DeviceFonts
  /** By Debian's package: a file of each family. */
  readonly files: Readonly<Record<string, readonly string[]>>
}

/** An Android phone's. */
const notoRoboto: FontSet = {
  name: 'noto-roboto',
  fonts: { 'sans-serif': 'Roboto', serif: 'Noto Serif', monospace: 'Noto Sans' },
  files: {
    'fonts-roboto-unhinted': ['Roboto-Regular.ttf'],
    'fonts-noto-core': ['NotoSerif-Regular.ttf', 'NotoSans-Regular.ttf'],
  },
}

/** Wider, and of no phone: what a small Linux has. */
export const dejavu: FontSet = {
  name: 'dejavu',
  fonts: { 'sans-serif': 'DejaVu Sans', serif: 'DejaVu Serif', monospace: 'DejaVu Sans Mono' },
  files: { 'fonts-dejavu-core': ['DejaVuSans.ttf', 'DejaVuSerif.ttf', 'DejaVuSansMono.ttf'] },
}

const fontSets: readonly FontSet[] = [notoRoboto, dejavu]

/** What `--fonts` asks for. @throws Error in Spanish where no set has that name */
export function fontSetsNamed(name: string): readonly FontSet[] {
  const chosen = name === 'both' ? fontSets : fontSets.filter((set) => set.name === name)
  if (chosen.length > 0) return chosen
  const names = [...fontSets.map((set) => set.name), 'both'].join(', ')
  throw new Error(`Ningún grupo de fuentes se llama «${name}»; los hay: ${names}.`)
}

const fontFolder = '/usr/share/fonts'

const installedFiles = () =>
  new Set(
    existsSync(fontFolder)
      ? readdirSync(fontFolder, { recursive: true, encoding: 'utf8' }).map((file) => basename(file))
      : [],
  )

/** @throws Error in Spanish that names Debian's packages where a font of the set is not installed */
export function requireFonts({ name, files }: FontSet, installed: ReadonlySet<string> = installedFiles()) {
  const packages = Object.entries(files)
    .filter(([, needed]) => !needed.every((file) => installed.has(file)))
    .map(([debianPackage]) => debianPackage)
  if (packages.length > 0)
    throw new Error(
      `Faltan en este equipo las fuentes «${name}»: en Debian o Ubuntu, como root, apt-get install ${packages.join(' ')}.`,
    )
}
