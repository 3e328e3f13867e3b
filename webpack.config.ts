import 'esbuild-register' // first: webpack-cli registers it for .ts alone, the prerendered screens are .tsx
import './tools/build/nodeAssets' // then: lets Node read content that imports pictures
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Configuration } from 'webpack'
import { offlinePath } from './src/shared/offlineCache'
import { auditBundle } from './tools/build/bundles/auditBundle'
import { prerenderBundle } from './tools/build/bundles/prerenderBundle'
import { siteBundle } from './tools/build/bundles/siteBundle'
import { workerBundle } from './tools/build/bundles/workerBundle'
import { pageHeads } from './tools/build/head/pageHeads'
import { robots, sitemap } from './tools/build/head/headTags'
import { pageFile } from './tools/build/builtSite'
import { hostFilesPlugin } from './tools/build/plugins/hostFilesPlugin'
import { ownerPlugin } from './tools/build/plugins/ownerPlugin'
import { textFilesPlugin } from './tools/build/plugins/textFilesPlugin'
import { versionPlugin } from './tools/build/plugins/versionPlugin'
import { productCodes } from './tools/build/productCodes'
import { documentParts, offlineParts } from './tools/build/prerender/documentParts'
import { hasAudit } from './tools/build/buildSwitches'
import { productionLicences } from './tools/licences/licences'

const html = (filename: string, template: string, parts: (compilation: Compilation) => object) =>
  new HtmlWebpackPlugin({
    filename,
    template: `public/${template}`,
    inject: false,
    minify: {
      collapseBooleanAttributes: true,
      collapseWhitespace: true,
      removeAttributeQuotes: true,
      removeComments: true,
      removeRedundantAttributes: true,
      removeScriptTypeAttributes: true,
      removeStyleLinkTypeAttributes: true,
    },
    templateParameters: parts,
  })

const documents = () => [
  html('404.html', 'index.html', (compilation) => documentParts(compilation, undefined)),
  html(pageFile(offlinePath), 'offline.html', offlineParts),
  ...pageHeads().map(({ path }) =>
    html(pageFile(path), 'index.html', (compilation) => documentParts(compilation, path)),
  ),
  textFilesPlugin({
    'robots.txt': robots,
    'sitemap.xml': sitemap,
    'licencias.txt': productionLicences,
    ...productCodes(),
  }),
  new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/*.html'] } }] }),
  ownerPlugin,
  // Written by the bundle that is built last.
  ...(hasAudit() ? [] : [hostFilesPlugin]),
]

/** Built last where there are audit pages, so that it can hash every file. */
const worker = (): Configuration => {
  const bundle = workerBundle()
  if (!hasAudit()) return bundle
  return { ...bundle, dependencies: ['site', 'audit'], plugins: [...(bundle.plugins ?? []), versionPlugin] }
}

/** What `npm run build` makes; `npm run dev` makes less of it (tools/dev). */
export default (): Configuration[] => [
  prerenderBundle('production'),
  siteBundle('production', documents()),
  ...(hasAudit() ? [auditBundle('production')] : []),
  worker(),
]
