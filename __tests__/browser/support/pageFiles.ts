import { pageFiles as readPageFiles } from '../../../tools/build/pageFiles'
import { distFolder } from './builtSite'

/** What the built page names for its visitor after SÍ, relative to `dist`. */
export const pageFiles = (path: string) => readPageFiles(distFolder, path)
