import { posix } from 'node:path'
import { filesReadByHosts } from '../../src/shared/filesReadByHosts'

/** Content types of the built site's files, by extension; the same on every host. */
export const contentTypes = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
  zip: 'application/zip',
} as const

const isText = (type: string) => /^text\/|json$|xml$/.test(type)

export const textTypes: readonly string[] = [...new Set(Object.values(contentTypes).filter(isText))]

export const contentTypeOf = (path: string): string | undefined => {
  const type: string | undefined = contentTypes[/\.(\w+)$/.exec(path)?.[1] as keyof typeof contentTypes]
  return type && isText(type) ? `${type}; charset=utf-8` : type
}

/** The folders whose file names change with their content. */
export const hashedFolders = ['assets', 'media'] as const

export const immutable = 'public, max-age=31536000, immutable'
export const revalidate = 'no-cache'
export const noStore = 'no-store'

export const cacheControlFor = (path: string): string =>
  hashedFolders.some((folder) => path.startsWith(`/${folder}/`)) ? immutable : revalidate

/** The page for unknown addresses has no address of its own; the hosts' configuration files are not published. */
export const hiddenFiles = ['404.html', '.htaccess', ...filesReadByHosts] as const

/** However the address is spelled: with more slashes than one, through `.`, with a slash at the end. */
export const isNeverServed = (path: string): boolean => {
  if (/[\\/]\.\.([\\/]|$)/.test(path)) return true
  const file = posix.normalize(path.replaceAll('\\', '/')).replace(/^\/|\/$/g, '')
  return ['404', ...hiddenFiles].includes(file)
}
