import { parseArgs } from 'node:util'

/** What the person who checks has from elsewhere. */
export interface Known {
  readonly raiz?: string
  readonly sello?: string
  readonly firma?: string
  readonly certificado?: string
  readonly fecha?: string
  readonly autoridad?: string
}

const names = ['raiz', 'sello', 'firma', 'certificado', 'fecha', 'autoridad'] as const

/** Options that need each other. */
const pairs = [
  ['firma', 'certificado'],
  ['fecha', 'autoridad'],
] as const

export const usage =
  'Se usa así: node verificar.mjs [--raiz=huella] [--sello=huella] [--firma=archivo --certificado=archivo] [--fecha=archivo --autoridad=archivo] [carpeta].'

function parse(words: readonly string[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch {
    throw new Error(usage)
  }
}

/** The words of the command line. @throws Error: one Spanish sentence on an option that is unknown, empty or alone */
export function readKnown(words: readonly string[]): { readonly known: Known; readonly folder?: string } {
  const { values, positionals } = parse(words)
  const known = values as Known
  const [folder, ...others] = positionals
  const isWhole = names.every((name) => known[name] !== '')
  const isPaired = pairs.every(([one, other]) => (known[one] === undefined) === (known[other] === undefined))
  if (others.length > 0 || !isWhole || !isPaired) throw new Error(usage)
  return folder === undefined ? { known } : { known, folder }
}
