/** The folders whose file names change with their content. */
export const hashedFolders = ['assets', 'media'] as const

export const keptForAYear = 'public, max-age=31536000, immutable'
export const askedAgain = 'no-cache'
export const notKept = 'no-store'

export const cacheRule = (path: string): string =>
  hashedFolders.some((folder) => path.startsWith(`/${folder}/`)) ? keptForAYear : askedAgain
