import { build, type Plugin } from 'esbuild'
import type { Canon } from './canon'

// The script lies in the folder of the dossier that it checks.
const script = `
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import canon from 'dossier:canon'
import css from 'dossier:css'
import { singleFileMarkup } from '../singleFile/markup'
import { runVerifier } from './runVerifier'

const path = fileURLToPath(import.meta.url)
const verifier = { script: readFileSync(path, 'utf8'), canon, printable: { singleFileMarkup, css } }
process.exitCode = runVerifier(process.argv.slice(2), dirname(path), verifier)
`

// Of the bundled libraries, some are written for `require`.
const withRequire = `import { createRequire as createOwnRequire } from 'node:module'
const require = createOwnRequire(import.meta.url)`

/** What the verifier knows beforehand, as modules; the style sheets that the chapters import are in `css`. */
const known = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'known',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^dossier:/ }, ({ path }) => ({ path, namespace: 'known' }))
    onLoad({ filter: /./, namespace: 'known' }, ({ path }) => ({
      contents: modules[path] ?? 'null',
      loader: 'json',
    }))
    onLoad({ filter: /\.scss$/ }, () => ({ contents: '', loader: 'empty' }))
  },
})

/** `verificar.mjs`: the derivation and the checks in one readable file without dependencies. */
export async function verifierScript(canon: Canon, css: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    jsx: 'automatic',
    loader: { '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: withRequire },
    plugins: [known({ 'dossier:canon': JSON.stringify(canon), 'dossier:css': JSON.stringify(css) })],
  })
  return outputFiles[0]?.text ?? ''
}
