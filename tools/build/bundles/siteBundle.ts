import path from 'node:path'
import { DefinePlugin, type Configuration, type Module } from 'webpack'
import { hasWorker } from '../buildSwitches'
import { browserBundle, libraryChunk, reactChunk, type Mode } from './bundleParts'

/** The pages that show bottles or paintings of the collection: chunks of src/app/routes.tsx. */
const collectionPages = ['home', 'paintings', 'painting', 'artist', 'product']

type HasName = { readonly name?: string | null }
type ChunkNames = { readonly chunkGraph: { getModuleChunksIterable(module: Module): Iterable<HasName> } }

/** What most of them use: one file, so that no page carries the code and styles of another. */
const collectionChunk = {
  name: 'collection',
  chunks: ({ name }: HasName) => collectionPages.includes(name ?? ''),
  // Home loads it too: of the content only what home shows.
  test: (module: Module, { chunkGraph }: ChunkNames) => {
    const file = module.nameForCondition() ?? ''
    const isOfHome = [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'home')
    return /[\\/]src[\\/]/.test(file) && (isOfHome || !/[\\/]content[\\/]/.test(file))
  },
  minChunks: 4,
  enforce: true,
}

/** In the same file: the first bottles, which "about" compares. It needs nothing else of what the others share. */
const firstBottles = {
  ...collectionChunk,
  chunks: ({ name }: HasName) => ['about', ...collectionPages].includes(name ?? ''),
  test: /[\\/]content[\\/](firstBottles\.ts|media[\\/](bottles|paintings)[\\/].+)$/,
  priority: 1,
}

/** Code that home and the pages of bottles share, in a file of its own: a changed word of most pages leaves it as it is. */
const sliderCode = { ...collectionChunk, test: /[\\/]features[\\/]catalogue[\\/]\w+\.tsx?$/, minChunks: 2 }

/** Bottles that home asks for later, and the other pages load with their code: a file of its own for each module. */
const laterBottles = {
  test: /[\\/]content[\\/]bottles\d+\.ts$/,
  name: (module: Module) => path.parse(module.nameForCondition() ?? '').name,
  priority: 1,
  enforce: true,
}

/** What few visitors ask for carries its libraries itself. */
const libraryOfMany = {
  ...libraryChunk,
  chunks: (chunk: { name?: string | null; canBeInitial: () => boolean }) =>
    !chunk.canBeInitial() && !['contact', 'code'].includes(chunk.name ?? ''),
}

/** What visitors run. @param documents the plugins that write the HTML files */
export const siteBundle = (mode: Mode, documents: NonNullable<Configuration['plugins']>): Configuration => {
  const isProduction = mode === 'production'
  const bundle = browserBundle(mode, 'assets')
  // None under `npm run dev`: it would keep what changes.
  const worker = isProduction && hasWorker() ? 'on' : 'off'
  return {
    ...bundle,
    name: 'site',
    dependencies: ['prerender'],
    entry: {
      // The names of all files, which change with every word, apart from the code of the gate.
      main: { import: './src/boot/main.ts', runtime: 'runtime' },
      firstScript: './src/boot/firstScript.ts',
      retry: './src/service-worker/offlinePage.ts',
    },
    output: { ...bundle.output, clean: isProduction },
    plugins: [
      ...documents,
      new DefinePlugin({
        'process.env.BOHEMIA_WORKER': JSON.stringify(worker),
        'process.env.BOHEMIA_NOTES': JSON.stringify('off'),
        // The markup has it.
        'process.env.BOHEMIA_DAY': JSON.stringify(''),
      }),
      ...bundle.plugins,
    ],
    optimization: {
      // html-webpack-plugin has done it; webpack would start a worker for each page.
      minimizeOptions: { html: false },
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          react: reactChunk,
          carousel: {
            name: 'carousel',
            test: /node_modules[\\/](react-slick|classnames|json2mq|string-convert|lodash\.debounce|resize-observer-polyfill)[\\/]/,
            priority: 2,
            enforce: true,
          },
          library: libraryOfMany,
          laterBottles,
          collection: collectionChunk,
          firstBottles,
          sliderCode,
          default: false,
          defaultVendors: false,
        },
      },
    },
  }
}
