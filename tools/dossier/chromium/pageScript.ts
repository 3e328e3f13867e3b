import { buildSync } from 'esbuild'
import { resolve } from 'node:path'

/** A module of `page/` as one script for `page.evaluate`; with a name its exports become that global. */
export const bundlePageScript = (module: string, globalName?: string): string =>
  buildSync({
    entryPoints: [resolve(__dirname, 'page', module)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
    ...(globalName && { globalName }),
  }).outputFiles[0]?.text ?? ''
