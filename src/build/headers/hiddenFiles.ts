import { hostFiles } from '../../shared/hostFiles'

/** The page for lost addresses has no address of its own, and what is written for a host is for it alone. */
export const hiddenFiles = ['404.html', '.htaccess', ...hostFiles] as const

export const isHidden = (path: string): boolean =>
  /[\\/]\.\.([\\/]|$)/.test(path) ||
  /^\/404\/?$/.test(path) ||
  hiddenFiles.some((file) => path === `/${file}` || path === `/${file}/`)
