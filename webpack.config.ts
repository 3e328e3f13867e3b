import 'esbuild-register' // first: webpack-cli registers it for .ts alone, the prerendered screens are .tsx
import './src/build/nodeAssets' // then: lets Node read content that imports pictures
import path from 'node:path'
import zlib from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import 'webpack-dev-server'
import { headTags, lostHeadTags } from './src/build/head/headTags'
import { pageHeads } from './src/build/head/pageHeads'
import { robots, sitemap } from './src/build/head/robots'
import { productionLicences } from './src/build/licences'
import { OwnerPlugin } from './src/build/ownerPlugin'
import { staticMarkup } from './src/build/staticMarkup'
import { TextFilesPlugin } from './src/build/textFilesPlugin'

const text = /\.(html|js|css|svg|txt|xml|webmanifest|vtt)$/

const htmlFile = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}/index.html`)

export default (
  _env: unknown,
  { mode = 'production' }: { mode?: 'production' | 'development' },
): Configuration => {
  const isProduction = mode === 'production'
  const name = isProduction ? 'assets/[name].[contenthash:8]' : 'assets/[name]'
  const markup = staticMarkup()
  const html = (filename: string, head: string) =>
    new HtmlWebpackPlugin({
      filename,
      template: 'public/index.html',
      templateParameters: { ...markup, head },
    })

  return {
    mode,
    entry: './src/main.tsx',
    devtool: isProduction ? false : 'eval-source-map',
    output: {
      path: path.resolve('dist'),
      publicPath: '/',
      filename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        { test: /\.scss$/, use: [MiniCssExtractPlugin.loader, 'css-loader', 'sass-loader'] },
        { test: /\.(jpg|png)$/, loader: path.resolve('src/build/pictureLoader.ts') },
        { test: /\.(svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      html('404.html', lostHeadTags()),
      ...pageHeads().map((page) => html(htmlFile(page.path), headTags(page))),
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
    optimization: { splitChunks: { chunks: 'async' } },
    performance: { hints: false },
    devServer: { port: 4155, historyApiFallback: true, client: { overlay: { warnings: false } } },
    stats: 'errors-warnings',
  }
}
