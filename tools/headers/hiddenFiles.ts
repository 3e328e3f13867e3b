import { posix } from 'node:path'
import { hostFiles } from '../../src/shared/hostFiles'

/** The page for lost addresses has no address of its own, and what is written for a host is for it alone. */
export const hiddenFiles = ['404.html', '.htaccess', ...hostFiles] as const

/** However the address is spelled: with more slashes than one, through `.`, with a slash at the end. */
export const isHidden = (path: string): boolean => {
  if (/[\\/]\.\.([\\/]|$)/.test(path)) return true
  const file = posix.normalize(path.replaceAll('\\', '/')).replace(/^\/|\/$/g, '')
  return ['404', ...hiddenFiles].includes(file)
}
