/** What the site's bundle and the lab's are made by alike. */
import path from 'node:path'
import zlib from 'node:zlib'
import CompressionPlugin from 'compression-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { sassOptions } from '../../shared/sassOptions'

const text = /\.(html|js|css|svg|txt|xml|webmanifest|vtt)$/

export type Mode = 'production' | 'development'

/** The site, and the same modules for Node; only the site writes files. */
export const rules = (emit: boolean): RuleSetRule[] => [
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

export const common = (mode: Mode): Configuration => ({
  mode,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  stats: 'errors-warnings',
})

export const output = { publicPath: '/', assetModuleFilename: 'assets/[name].[contenthash:8][ext]' } as const

export const compressed = (mode: Mode) =>
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

// Under `npm run dev` code is evaluated: the policy is the built site's.
export const trusted = (mode: Mode) =>
  mode === 'production' && {
    trustedTypes: { policyName: 'bohemia56-code', onPolicyCreationFailure: 'stop' as const },
  }

export const modules = {
  rules: [
    ...rules(true),
    {
      test: /\.scss$/,
      use: [MiniCssExtractPlugin.loader, 'css-loader', { loader: 'sass-loader', options: { sassOptions } }],
    },
  ],
}

export const react = {
  name: 'react',
  test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 2,
  enforce: true,
}
export const library = { name: 'library', test: /node_modules/, priority: 1, enforce: true }
