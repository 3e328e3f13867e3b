import { buildSync } from 'esbuild'

// The script lies in the folder of the dossier that it checks.
const script = `
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verifyFolder } from './verifyFolder'
process.exitCode = verifyFolder(dirname(fileURLToPath(import.meta.url))) ? 0 : 1
`

/** `verificar.mjs`: the derivation and the checks in one readable file without dependencies. */
export const verifierScript = (): string =>
  buildSync({
    stdin: { contents: script, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
  }).outputFiles[0]?.text ?? ''
