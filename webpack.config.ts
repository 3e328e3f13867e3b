import 'esbuild-register' // first: webpack-cli registers it for .ts alone, the prerendered screens are .tsx
import './tools/build/nodeAssets' // then: lets Node read content that imports pictures
import path from 'node:path'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { DefinePlugin, type Compilation, type Configuration } from 'webpack'
import 'webpack-dev-server'
import {
  common,
  compressed,
  library,
  modules,
  output,
  react,
  rules,
  trusted,
  type Mode,
} from './tools/build/bundles/bundleParts'
import { labAddress, dossierAddress } from './src/audit/addresses'
import { hasAudit, hasWorker } from './tools/build/buildSwitches'
import { headTags, lostHeadTags, robots, sitemap } from './tools/build/head/headTags'
import { pageHeads } from './tools/build/head/pageHeads'
import { hostFiles } from './tools/build/plugins/hostFilesPlugin'
import { IntegrityPlugin } from './tools/build/plugins/integrityPlugin'
import { labBundle } from './tools/build/bundles/auditBundle'
import { productionLicences } from './tools/licences/licences'
import { OwnerPlugin } from './tools/build/plugins/ownerPlugin'
import { pageFile } from './tools/build/builtSite'
import { devPort } from './tools/shared/ports'
import { documentParts, offlineParts, screensBundle } from './tools/build/prerender/documentParts'
import { TextFilesPlugin } from './tools/build/plugins/textFilesPlugin'
import { workerBundle } from './tools/build/bundles/workerBundle'
import { offlinePath } from './src/shared/offline'

const pageName = (mode: Mode) => (mode === 'production' ? 'assets/[name].[contenthash:8]' : 'assets/[name]')

/** As the hosts answer: a page from its file, a lost address with the page for it. */
function devFile(address: string | null) {
  const known = [...pageHeads().map(({ path }) => path), ...(hasAudit() ? [labAddress, dossierAddress] : [])]
  const page = known.find((path) => path === address?.replace(/\/$/, ''))
  return `/${page ? pageFile(page) : '404.html'}`
}

/** The screens that the HTML files are written with, bundled for Node. */
const prerender = (mode: Mode): Configuration => ({
  ...common(mode),
  name: 'prerender',
  target: 'node20',
  entry: './tools/build/prerender/screens.tsx',
  devtool: false,
  output: { ...output, ...screensBundle, library: { type: 'commonjs2' } },
  module: { rules: [...rules(false), { test: /\.scss$/, type: 'asset/source' }] },
  optimization: { minimize: false, splitChunks: false },
})

const site = (mode: Mode): Configuration => {
  const isProduction = mode === 'production'
  const name = pageName(mode)
  const html = (filename: string, head: string, page: string, chunk?: string) =>
    new HtmlWebpackPlugin({
      filename,
      template: 'public/index.html',
      inject: false,
      templateParameters: async (compilation: Compilation) => ({
        ...(await documentParts(compilation, page, chunk)),
        head,
      }),
    })

  return {
    ...common(mode),
    name: 'site',
    dependencies: ['prerender'],
    entry: {
      main: './src/boot/main.ts',
      prePaint: './src/boot/prePaint.ts',
      retry: './src/service-worker/offlinePage.ts',
    },
    devtool: isProduction ? false : 'eval-source-map',
    output: {
      ...output,
      path: path.resolve('dist'),
      filename: `${name}.js`,
      clean: true,
      ...trusted(mode),
    },
    module: modules,
    plugins: [
      html('404.html', lostHeadTags(), '/'),
      new HtmlWebpackPlugin({
        filename: pageFile(offlinePath),
        template: 'public/offline.html',
        inject: false,
        templateParameters: offlineParts,
      }),
      ...pageHeads().map((page) => html(pageFile(page.path), headTags(page), page.path, page.chunk)),
      new TextFilesPlugin({
        'robots.txt': robots,
        'sitemap.xml': sitemap,
        'licencias.txt': productionLicences,
      }),
      new MiniCssExtractPlugin({ filename: `${name}.css` }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/*.html'] } }] }),
      new DefinePlugin({ 'process.env.BOHEMIA_WORKER': JSON.stringify(hasWorker() ? 'on' : 'off') }),
      new OwnerPlugin(),
      new IntegrityPlugin(),
      ...compressed(mode),
      ...(hasAudit() ? [] : hostFiles(mode)),
    ],
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          react,
          carousel: {
            name: 'carousel',
            test: /node_modules[\\/](react-slick|classnames|json2mq|string-convert|lodash\.debounce|resize-observer-polyfill)[\\/]/,
            priority: 2,
            enforce: true,
          },
          library,
        },
      },
    },
    devServer: {
      port: Number(process.env[devPort.variable]) || devPort.defaultPort,
      historyApiFallback: {
        rewrites: [{ from: /^\/[^.]+$/, to: ({ parsedUrl }) => devFile(parsedUrl.pathname) }],
      },
      client: { overlay: { warnings: false } },
    },
  }
}

export default (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration[] => [
  prerender(mode),
  site(mode),
  ...(hasAudit() ? [labBundle(mode)] : []),
  // Not under `npm run dev`: it would keep what changes.
  ...(mode === 'production' ? [workerBundle(mode)] : []),
]
