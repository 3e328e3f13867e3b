import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Compilation } from 'webpack'
import { pageAssetsId, type PageAssets } from '../../../src/shared/pageAssets'
import { offlineScriptId } from '../../../src/shared/offlineCache'
import { paths } from '../../../src/shared/paths'
import { failureTemplateId } from '../../../src/boot/showStaticFailure'
import { screensFile } from '../bundles/prerenderBundle'
import type { PageHead } from '../head/pageHeads'
import { toInlineJson } from '../head/structuredData'
import { integrityOf } from '../plugins/integrityPlugin'
import { sriHash } from '../../headers/inlineCode'
import type * as screens from './screens'

/** The bundle of one build, and what all its pages share. */
const readScreens = (file: string) => {
  const load = createRequire(file)
  delete load.cache[file]
  const bundle = load(file) as typeof screens
  const heads = new Map(bundle.pageHeads().map((head) => [head.path, head]))
  const shared = {
    title: bundle.gateTitle,
    screens: bundle.gateScreens(),
    noScript: bundle.noScriptScreen(),
    failure: `<template id="${failureTemplateId}">${bundle.failureScreen()}</template>`,
  }
  return { ...bundle, heads, shared }
}

const read = new WeakMap<Compilation, ReturnType<typeof readScreens>>()

/** Once for each build: the bundle changes under `npm run dev`. */
const screensOf = (compilation: Compilation) => {
  const mode = compilation.options.mode === 'production' ? 'production' : 'development'
  const known = read.get(compilation) ?? readScreens(screensFile(mode))
  read.set(compilation, known)
  return known
}

const filesOf = (compilation: Compilation, chunks: readonly string[], extension: string) => {
  const files = chunks.flatMap((chunk) => [...(compilation.namedChunks.get(chunk)?.files ?? [])])
  return files.filter((file) => file.endsWith(extension)).map((file) => `/${file}`)
}

/** The files that webpack loads together under a name, with those that it shares with others. */
const filesOfGroup = (compilation: Compilation, name: string) => {
  const group = compilation.namedChunkGroups.get(name)
  if (!group) throw new Error(`src/app/routes.tsx has no chunk of the name ${name}`)
  return group.getFiles().map((file) => `/${file}`)
}

const sourceOf = (compilation: Compilation, [file]: readonly string[]) => {
  const asset = file && compilation.getAsset(file.slice(1))
  if (!asset) throw new Error('The build made no such file.')
  return asset.source.source().toString()
}

const scriptTag = (file: string) => `<script defer src="${file}"></script>`

/** The picture the page's first screen is waiting for: `Picture` with `priority`. */
const firstPicture = (markup: string): PageAssets['pictures'] => {
  const picture = (markup.match(/<picture>.*?<\/picture>/gs) ?? []).find((found) =>
    /fetchpriority="high"/i.test(found),
  )
  const sources = picture?.match(/<source [^>]*type="image\/avif"[^>]*>/g) ?? []
  const found = sources.map((source) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(source)?.[1]
    const media = read('media')
    return { srcset: read('srcset') ?? '', sizes: read('sizes') ?? '', ...(media && { media }) }
  })
  // The crop for some screens comes first; the other one is for the rest.
  const [portrait, wide] = found
  if (!portrait?.media || !wide) return found
  const some = portrait.media.split(', ').map((query) => `(${query})`)
  return [portrait, { ...wide, media: `not (${some.join(' or ')})` }]
}

/** Libraries contain no text of the site; the rest is requested only once the visitor is accepted. */
const libraryChunks = ['react', 'library', 'carousel'] as const

/** Writes a page's markup into a file that is named by its hash; returns the files that the page needs. */
async function writeFragment(compilation: Compilation, { path, chunk }: PageHead): Promise<PageAssets> {
  const markup = await screensOf(compilation).sitePage(path)
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, 12)
  const fragment = `assets/${hash}.txt`
  const { RawSource } = compilation.compiler.webpack.sources
  if (!compilation.getAsset(fragment)) compilation.emitAsset(fragment, new RawSource(markup))
  const libraries = filesOf(compilation, libraryChunks, '.js')
  const files = new Set(['site', chunk].flatMap((name) => filesOfGroup(compilation, name)))
  const ofKind = (extension: string) => [...files].filter((file) => file.endsWith(extension))
  return {
    fragment: { href: `/${fragment}`, integrity: sriHash(markup) },
    styles: ofKind('.css').map((href) => ({ href, integrity: integrityOf(href) })),
    libraries,
    scripts: ofKind('.js').filter((href) => !libraries.includes(href)),
    pictures: firstPicture(markup),
  }
}

/**
 * What public/index.html is filled with: the same gate on every page, the page's own head and list of files.
 * @param address of the page; an address without a page gets home behind the gate, and the head of an unknown address
 */
export async function documentParts(compilation: Compilation, address: string | undefined) {
  const { heads, headTags, notFoundHeadTags, shared } = screensOf(compilation)
  const page = address === undefined ? undefined : heads.get(address)
  const shown = page ?? heads.get(paths.home)
  if (!shown) throw new Error('Home has no head.')
  const assets = await writeFragment(compilation, shown)
  return {
    head: page ? headTags(page) : notFoundHeadTags(),
    styles: sourceOf(compilation, filesOf(compilation, ['main'], '.css')),
    firstScript: sourceOf(compilation, filesOf(compilation, ['firstScript'], '.js')),
    scripts: filesOf(compilation, ['runtime', 'main'], '.js').map(scriptTag).join(''),
    assets: `<script type="application/json" id="${pageAssetsId}">${toInlineJson(assets)}</script>`,
    ...shared,
  }
}

/** What public/offline.html is filled with. */
export const offlineParts = (compilation: Compilation) => {
  const { offlineTitle, offlineScreen } = screensOf(compilation)
  return {
    styles: sourceOf(compilation, filesOf(compilation, ['main'], '.css')),
    retry: filesOf(compilation, ['retry'], '.js')[0],
    retryId: offlineScriptId,
    title: offlineTitle,
    screen: offlineScreen(),
  }
}
