import { buildSync } from 'esbuild'
import { resolve } from 'node:path'

/** `page/measure.ts` as one script for `page.evaluate`: adds `dossier` to the window. */
export const bundlePageScript = (): string =>
  buildSync({
    entryPoints: [resolve(__dirname, 'page/measure.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
  }).outputFiles[0]?.text ?? ''
