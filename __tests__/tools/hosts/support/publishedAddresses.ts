import { parse } from 'parse5'
import { dossierAddress, labAddress } from '../../../../src/audit/addresses'
import { owner } from '../../../../src/content/owner'
import { addressesIn, pageFile } from '../../../../tools/build/builtSite'
import { cacheControlFor, immutable } from '../../headers/support/reviewedHeaders'
import { dist, publicFiles, readBuilt } from './built'
import { expectSome } from '../../../support/expectSome'
import { attributesOf, elementsIn, textOf } from '../../../support/elements'

const origin = owner.canonicalUrl.value

/** Values of these are addresses, or begin with one; `srcset` holds several. */
const addressed = ['href', 'src', 'poster', 'data']
const addressLists = ['srcset', 'imagesrcset']

const isJson = (type: string | undefined) => type?.endsWith('json') ?? false

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const inList = (list: string) => list.split(/,\s*/).map((each) => each.trim().split(/\s/)[0] ?? '')

/** As a browser without JavaScript reads them. */
const elementsOfPage = (html: string) => elementsIn(parse(html, { scriptingEnabled: false }))

const inAttributes = (attributes: Readonly<Record<string, string>>) => [
  ...addressed.map((name) => attributes[name] ?? ''),
  ...addressLists.flatMap((name) => inList(attributes[name] ?? '')),
]

/** In tags, structured data and lists of files. */
const inHtml = (html: string) =>
  elementsOfPage(html).flatMap((element) => {
    const attributes = attributesOf(element)
    const json = isJson(attributes.type) ? stringsIn(JSON.parse(textOf(element) || '{}')) : []
    return [
      ...inAttributes(attributes),
      ...json.flatMap(inList),
      ...(element.tagName === 'meta' ? [attributes.content ?? ''] : []),
    ]
  })

const inCss = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)

const inText = (text: string) => text.match(/https?:[^\s<>"]+/g) ?? []

const readers: readonly (readonly [RegExp, (text: string) => readonly string[]])[] = [
  // The markup that a page loads after SÍ is a text file.
  [/\.html$|^assets\/[0-9a-f]{12}\.txt$/, inHtml],
  [/\.css$/, inCss],
  [/\.webmanifest$/, (text) => stringsIn(JSON.parse(text))],
  [/^sitemap\.xml$|^robots\.txt$/, inText],
]

const isOwn = (address: string) => /^\/(?!\/)/.test(address) || address.startsWith(origin)

/** `npm run dossier` writes it; the journeys of the dossier follow its links. */
const isDossier = (path: string) => path.includes('auditoria/expediente/')

/** Every address of this site that one of its files names, with the first file that does. */
export const namedAddresses = (): ReadonlyMap<string, string> => {
  const named = new Map<string, string>()
  for (const file of publicFiles().filter((name) => !isDossier(name))) {
    const [, read] = readers.find(([pattern]) => pattern.test(file)) ?? []
    for (const address of read?.(readBuilt(file).toString()).filter(isOwn) ?? []) {
      const { pathname } = new URL(address, origin)
      if (!named.has(pathname) && !isDossier(pathname)) named.set(pathname, file)
    }
  }
  return named
}

/** The addresses in each page's tags that lead elsewhere from another folder. */
export const relativeAddresses = (): readonly string[] =>
  expectSome(publicFiles().filter((name) => name.endsWith('.html') && !isDossier(name))).flatMap((file) =>
    elementsOfPage(readBuilt(file).toString())
      .flatMap((element) => inAttributes(attributesOf(element)))
      .filter((address) => address && !/^(\/|#|[a-z]+:)/.test(address))
      .map((address) => `${address}, in ${file}`),
  )

/** Every page, and every address that the site gives to others; of files named by their content one of a kind is enough. */
export const publishedAddresses = () => {
  const others = [...namedAddresses().keys()].filter((path) => cacheControlFor(path) !== immutable)
  return [...new Set([...addressesIn(dist), labAddress, dossierAddress, ...others])].sort()
}

/** The file that answers at an address. */
export const fileAt = (path: string) => (/\.\w+$/.test(path) ? path.slice(1) : pageFile(path))
