import { builtDefects } from './list/builtFaults'
import { contentDefects } from './list/contentFaults'
import { gateDefects } from './list/gateFaults'
import { projectDefects } from './list/projectFaults'
import { screenDefects } from './list/screenFaults'

/** Those that need no build first, so that a mistake shows early. */
export const plantedDefects = [
  ...gateDefects,
  ...contentDefects,
  ...screenDefects,
  ...projectDefects,
  ...builtDefects,
]
