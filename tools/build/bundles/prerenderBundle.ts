import path from 'node:path'
import { DefinePlugin, type Configuration } from 'webpack'
import { commitDay } from '../version/commitDay'
import { commonConfiguration, assetOutput, moduleRules, type Mode } from './bundleParts'

/** Where `screens.tsx` is written, bundled for Node; `.cjs`, so that nothing compiles it again. */
export const screensFile = (mode: Mode) =>
  path.resolve(mode === 'production' ? '.cache/prerender' : '.cache/dev/prerender', 'screens.cjs')

/** The screens that the HTML files are written with. */
export const prerenderBundle = (mode: Mode): Configuration => ({
  ...commonConfiguration(mode),
  name: 'prerender',
  target: 'node20',
  entry: './tools/build/prerender/screens.tsx',
  devtool: false,
  plugins: [new DefinePlugin({ 'process.env.BOHEMIA_DAY': JSON.stringify(commitDay()) })],
  output: {
    ...assetOutput,
    path: path.dirname(screensFile(mode)),
    filename: path.basename(screensFile(mode)),
    library: { type: 'commonjs2' },
  },
  module: { rules: [...moduleRules(false), { test: /\.scss$/, type: 'asset/source' }] },
  optimization: { minimize: false, splitChunks: false },
})
