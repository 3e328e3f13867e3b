import path from 'node:path'
import zlib from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { sassOptions } from '../../shared/sassOptions'
import { integrityPlugin } from '../plugins/integrityPlugin'

const text = /\.(html|js|css|svg|txt|xml|webmanifest|vtt)$/

export type Mode = 'production' | 'development'

/** The same modules for browsers and for Node; only a bundle for browsers writes files. */
export const moduleRules = (emit: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
  {
    test: /\.(jpg|png|webp)$/,
    loader: path.resolve('tools/build/pictures/pictureLoader.ts'),
    options: { emit },
  },
  { test: /\.(svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource', generator: { emit } },
]

export const commonConfiguration = (mode: Mode): Configuration => ({
  mode,
  // Under `npm run dev` alone: what is published is compiled from its sources.
  cache: mode === 'development' && {
    type: 'filesystem',
    cacheDirectory: path.resolve('.cache/dev/modules'),
    buildDependencies: { tools: [path.resolve('tools/build') + path.sep, path.resolve('package-lock.json')] },
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
})

export const assetOutput = {
  publicPath: '/',
  assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
} as const

/** Where a bundle for browsers is written: what `npm run dev` compiles lies apart from the built site. */
export const outputFolder = (mode: Mode) => path.resolve(mode === 'production' ? 'dist' : '.cache/dev')

export const compressionPlugins = (mode: Mode) =>
  mode === 'production'
    ? [
        new CompressionPlugin({ test: text, algorithm: 'gzip', minRatio: Infinity }),
        new CompressionPlugin<zlib.BrotliOptions>({
          test: text,
          filename: '[path][base].br',
          algorithm: 'brotliCompress',
          minRatio: Infinity,
          compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
        }),
      ]
    : []

/** What the site's bundle and the lab's have in common. */
export const browserBundle = (mode: Mode, folder: string) => {
  const name = `${folder}/[name]${mode === 'production' ? '.[contenthash:8]' : ''}`
  return {
    ...commonConfiguration(mode),
    devtool: mode === 'production' ? false : 'eval-source-map',
    output: {
      ...assetOutput,
      path: outputFolder(mode),
      filename: `${name}.js`,
      // The attribute is obsolete; every page says that it is UTF-8.
      charset: false,
      // Under `npm run dev` code is evaluated: the policy is the built site's.
      ...(mode === 'production' && {
        trustedTypes: { policyName: 'bohemia56-code', onPolicyCreationFailure: 'stop' },
      }),
    },
    module: {
      rules: [
        ...moduleRules(true),
        {
          test: /\.scss$/,
          use: [
            MiniCssExtractPlugin.loader,
            'css-loader',
            { loader: 'sass-loader', options: { sassOptions } },
          ],
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `${name}.css` }),
      integrityPlugin,
      ...compressionPlugins(mode),
    ],
  } satisfies Configuration
}

export const reactChunk = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 2,
  enforce: true,
}
export const libraryChunk = { name: 'library', test: /node_modules/, priority: 1, enforce: true }
