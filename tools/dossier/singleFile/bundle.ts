import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import { compile } from 'sass'
import { sassOptions } from '../../shared/sassOptions'
import type * as markup from './markup'

const sass: Plugin = {
  name: 'sass',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compile(path, sassOptions).css,
      loader: 'css',
    })),
}

/** The chapters as a function that draws them, and the styles of what they import, letters included. */
export async function bundleChapters() {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'markup.tsx')],
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl', '.svg': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sass],
  })
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  const module = { exports: {} as typeof markup }
  compileFunction(textOf('.js'), ['module', 'exports', 'require'])(module, module.exports, require)
  return { singleFileMarkup: module.exports.singleFileMarkup, css: textOf('.css') }
}
