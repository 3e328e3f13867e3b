import { builtDefects } from './defects/builtDefects'
import { contentDefects } from './defects/contentDefects'
import { gateDefects } from './defects/gateDefects'
import { projectDefects } from './defects/projectDefects'
import { screenDefects } from './defects/screenDefects'

/** Those that need no build first, so that a mistake shows early. */
export const plantedDefects = [
  ...gateDefects,
  ...contentDefects,
  ...screenDefects,
  ...projectDefects,
  ...builtDefects,
]
