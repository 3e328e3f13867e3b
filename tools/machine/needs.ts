import { chromiumNeed, headlessNeed } from './browser'
import { engineNeeds } from './engines'
import { serverNeeds } from '../hosts/servers'
import { javaNeed } from './java'

/** All that the checks run with beside what npm installs. */
export const machineNeeds = [
  chromiumNeed,
  headlessNeed,
  engineNeeds.firefox,
  engineNeeds.webkit,
  javaNeed,
  ...serverNeeds,
]
