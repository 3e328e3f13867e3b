import 'esbuild-register'
import '../../../../tools/build/nodeAssets'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { resolve } from 'node:path'
import webpack from 'webpack'
import { siteBundle } from '../../../../tools/build/bundles/siteBundle'
import { robots } from '../../../../tools/build/head/headTags'
import { textFilesPlugin } from '../../../../tools/build/plugins/textFilesPlugin'
import { documentParts } from '../../../../tools/build/prerender/documentParts'

/** Builds the visitors' site into `folder` with a gate whose defect the address names; home alone, not compressed. */
function buildPlantedSite(folder: string) {
  const home = new HtmlWebpackPlugin({
    filename: 'index.html',
    template: 'public/index.html',
    inject: false,
    templateParameters: (compilation: webpack.Compilation) => documentParts(compilation, '/'),
  })
  const bundle = siteBundle('production', [home, textFilesPlugin({ 'robots.txt': robots })])
  const planted = new webpack.NormalModuleReplacementPlugin(
    /features\/gate\/createGate$|^\.\/createGate$/,
    (found) => {
      const asked = resolve(found.context, found.request)
      const isOwn = /__tests__|src\/audit/.test(found.contextInfo.issuer)
      if (asked === resolve('src/features/gate/createGate') && !isOwn)
        found.request = resolve(__dirname, 'plantedGate')
    },
  )
  const plugins = bundle.plugins?.filter((plugin) => plugin?.constructor.name !== 'CompressionPlugin') ?? []
  return new Promise<void>((done, fail) =>
    webpack(
      {
        ...bundle,
        // The screens are those of the last build.
        dependencies: [],
        output: { ...bundle.output, path: folder },
        optimization: { ...bundle.optimization, minimize: false },
        plugins: [...plugins, planted],
      },
      (error, stats) => {
        const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
        if (problem) fail(problem)
        else done()
      },
    ),
  )
}

buildPlantedSite(resolve(process.argv[2] ?? '')).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
