import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { labAddress, dossierAddress } from '../../../src/audit/addresses'
import { gateLabWords } from '../../../src/audit/gate/labWords'
import { dossierTexts as dossier } from '../../../src/audit/dossier/texts/dossierTexts'
import { fullTitle } from '../../../src/shared/fullTitle'
import { hostFilesPlugin } from '../plugins/hostFilesPlugin'
import { pageFile } from '../builtSite'
import { browserBundle, libraryChunk, reactChunk, type Mode } from './bundleParts'

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
export const auditBundle = (mode: Mode): Configuration => {
  const bundle = browserBundle(mode, 'auditoria')
  return {
    ...bundle,
    name: 'audit',
    // After the site, which empties the folder they share.
    dependencies: ['site'],
    entry: { page: './src/audit/page/entry.ts' },
    plugins: [
      page(pageFile(labAddress), 'index.html', gateLabWords),
      page(pageFile(dossierAddress), 'cumplimiento.html', dossier),
      ...bundle.plugins,
      // `npm run dev` writes no configuration for hosts.
      ...(mode === 'production' ? [hostFilesPlugin] : []),
    ],
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          react: reactChunk,
          library: { ...libraryChunk, chunks: ({ name }) => name === 'lab' },
          default: false,
          defaultVendors: false,
        },
      },
    },
  }
}
