import path from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import { labAddress, dossierAddress } from '../../../src/audit/addresses'
import { labTexts as lab } from '../../../src/audit/lab/texts/labTexts'
import { copy as dossier } from '../../../src/audit/dossier/words/copy'
import { fullTitle } from '../../../src/shared/fullTitle'
import { hostFiles } from '../plugins/hostFilesPlugin'
import { IntegrityPlugin } from '../plugins/integrityPlugin'
import { pageFile } from '../builtSite'
import { common, compressed, library, modules, output, react, trusted, type Mode } from './bundleParts'

const page = (filename: string, template: string, { title, lead }: { title: string; lead: string }) =>
  new HtmlWebpackPlugin({
    filename,
    template: `src/audit/page/${template}`,
    title: fullTitle(title),
    lead,
    meta: {
      viewport: 'width=device-width, initial-scale=1',
      robots: 'noindex, nofollow',
      'color-scheme': 'light dark',
    },
  })

/** The pages of QA, built apart: no byte of the visitors' files depends on what they import. */
export const labBundle = (mode: Mode): Configuration => {
  const name = mode === 'production' ? 'auditoria/[name].[contenthash:8]' : 'auditoria/[name]'
  return {
    ...common(mode),
    name: 'lab',
    // After the site, which empties the folder they share.
    dependencies: ['site'],
    entry: { page: './src/audit/page/entry.ts' },
    devtool: mode === 'production' ? false : 'eval-source-map',
    output: { ...output, path: path.resolve('dist'), filename: `${name}.js`, ...trusted(mode) },
    module: modules,
    plugins: [
      page(pageFile(labAddress), 'index.html', lab),
      page(pageFile(dossierAddress), 'cumplimiento.html', dossier),
      new MiniCssExtractPlugin({ filename: `${name}.css` }),
      new IntegrityPlugin(),
      ...compressed(mode),
      ...hostFiles(mode),
    ],
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          react,
          library: { ...library, chunks: ({ name }) => name === 'lab' },
          default: false,
          defaultVendors: false,
        },
      },
    },
  }
}
