import { owner } from '../../../../src/content/owner'
import { addressesIn, pageFile } from '../../../../tools/build/builtSite'
import { readBuilt, dist, publicFiles } from './built'

const origin = owner.canonicalUrl.value
const said = new RegExp(`${origin.replaceAll('.', '\\.')}(/[^"'<>\\s#?]*)?`, 'g')

/** Addresses of this site in canonical, hreflang, Open Graph and JSON-LD of every page, in sitemap and robots. */
const absolute = () =>
  publicFiles()
    .filter((file) => /\.html$|^sitemap\.xml$|^robots\.txt$/.test(file) && !file.includes('expediente'))
    .flatMap((file) => [...readBuilt(file).toString().matchAll(said)].map(([, path]) => path ?? '/'))

interface Manifest {
  readonly start_url: string
  readonly icons: readonly { readonly src: string }[]
}

const inManifest = () => {
  const { start_url, icons } = JSON.parse(readBuilt('manifest.webmanifest').toString()) as Manifest
  return [start_url, ...icons.map(({ src }) => src)].map((address) => new URL(address, origin).pathname)
}

/** Every address that the site gives to others, and the pages of its own. */
export const publishedAddresses = () =>
  [...new Set([...addressesIn(dist), ...absolute(), ...inManifest()])].sort()

/** The file that answers at an address. */
export const fileAt = (path: string) => (/\.\w+$/.test(path) ? path.slice(1) : pageFile(path))
