import { resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import configurations from '../../webpack.config'

const withBottles = (configuration: Configuration, count: number, folder: string): Configuration => ({
  ...configuration,
  ...(configuration.name === 'site' && { output: { ...configuration.output, path: folder } }),
  module: {
    rules: [
      ...(configuration.module?.rules ?? []),
      {
        test: /content[\\/]products\.ts$/,
        enforce: 'pre',
        loader: resolve('tools/bench/enlargeCatalogue.ts'),
        options: { count },
      },
    ],
  },
})

const build = (parts: Configuration[]) =>
  new Promise<void>((done, fail) => {
    webpack(parts, (error, stats) => {
      if (error) fail(error)
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')))
      else done()
    })
  })

/** The site built with a generated catalogue; the added bottles are in lists and have no pages of their own. */
export async function buildWithBottles(count: number): Promise<string> {
  const folder = resolve('.cache/grown', String(count))
  const parts = configurations()
    .filter(({ name }) => name === 'site' || name === 'prerender')
    .map((part) => withBottles(part, count, folder))
  await build(parts)
  return folder
}
