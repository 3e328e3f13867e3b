import 'esbuild-register' // first: webpack-cli registers it for .ts alone, the prerendered screens are .tsx
import './src/build/nodeAssets' // then: lets Node read content that imports pictures
import path from 'node:path'
import zlib from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compilation, Configuration, RuleSetRule } from 'webpack'
import 'webpack-dev-server'
import { headTags, lostHeadTags } from './src/build/head/headTags'
import { pageHeads } from './src/build/head/pageHeads'
import { robots, sitemap } from './src/build/head/robots'
import { productionLicences } from './src/build/licences'
import { OwnerPlugin } from './src/build/ownerPlugin'
import { documentParts, screensBundle } from './src/build/prerender/documentParts'
import { TextFilesPlugin } from './src/build/textFilesPlugin'

const text = /\.(html|js|css|svg|txt|xml|webmanifest|vtt)$/

const htmlFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`)

type Mode = 'production' | 'development'

const pageName = (mode: Mode) => (mode === 'production' ? 'assets/[name].[contenthash:8]' : 'assets/[name]')

/** The site, and the same modules for Node; only the site writes files. */
const rules = (emit: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
  { test: /\.(jpg|png|webp)$/, loader: path.resolve('src/build/pictureLoader.ts'), options: { emit } },
  { test: /\.(svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource', generator: { emit } },
]

const common = (mode: Mode): Configuration => ({
  mode,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
})

const output = { publicPath: '/', assetModuleFilename: 'assets/[name].[contenthash:8][ext]' } as const

/** The screens that the HTML files are written with, bundled for Node. */
const prerender = (mode: Mode): Configuration => ({
  ...common(mode),
  name: 'prerender',
  target: 'node20',
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: { 'react-slick': path.resolve('src/build/prerender/StaticSlick.tsx') },
  },
  entry: './src/build/prerender/screens.tsx',
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
    entry: { main: './src/main.ts', prePaint: './src/entry/prePaint.ts' },
    devtool: isProduction ? false : 'eval-source-map',
    output: {
      ...output,
      path: path.resolve('dist'),
      filename: `${name}.js`,
      clean: true,
      // Under `npm run dev` code is evaluated: the policy is the built site's.
      ...(isProduction && {
        trustedTypes: { policyName: 'bohemia56-code', onPolicyCreationFailure: 'stop' },
      }),
    },
    module: {
      rules: [
        ...rules(true),
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'sass-loader'] },
      ],
    },
    plugins: [
      html('404.html', lostHeadTags(), '/'),
      ...pageHeads().map((page) => html(htmlFile(page.path), headTags(page), page.path, page.chunk)),
      new TextFilesPlugin({
        'robots.txt': robots,
        'sitemap.xml': sitemap,
        'licencias.txt': productionLicences,
      }),
      new MiniCssExtractPlugin({ filename: `${name}.css` }),
      new CopyPlugin({ patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }] }),
      new OwnerPlugin(),
      ...(isProduction
        ? [
            new CompressionPlugin({ test: text, algorithm: 'gzip' }),
            new CompressionPlugin<zlib.BrotliOptions>({
              test: text,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : []),
    ],
    optimization: {
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          react: {
            name: 'react',
            test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            priority: 2,
            enforce: true,
          },
          carousel: {
            name: 'carousel',
            test: /node_modules[\\/](react-slick|classnames|json2mq|string-convert|lodash\.debounce|resize-observer-polyfill)[\\/]/,
            priority: 2,
            enforce: true,
          },
          library: { name: 'library', test: /node_modules/, priority: 1, enforce: true },
        },
      },
    },
    devServer: { port: 4155, historyApiFallback: true, client: { overlay: { warnings: false } } },
  }
}

export default (_env: unknown, { mode = 'production' }: { mode?: Mode }): Configuration[] => [
  prerender(mode),
  site(mode),
]
