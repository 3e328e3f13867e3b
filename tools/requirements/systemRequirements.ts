import { chromiumRequirement, headlessRequirement } from './browser'
import { engineRequirements } from './engines'
import { serverRequirements } from '../hosts/servers'
import { javaRequirement } from './java'

/** All that the checks run with beside what npm installs. */
export const systemRequirements = [
  chromiumRequirement,
  headlessRequirement,
  engineRequirements.firefox,
  engineRequirements.webkit,
  javaRequirement,
  ...serverRequirements,
]
