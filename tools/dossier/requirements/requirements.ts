import type { Requirement } from '../../../src/audit/dossier/requirements/requirement'
import { accessRequirements } from './accessRequirements'
import { conductRequirements } from './conductRequirements'
import { lawRequirements } from './lawRequirements'
import { ruleRequirements } from './ruleRequirements'
import { specificationRequirements } from './specificationRequirements'
import { standardRequirements } from './standardRequirements'

/** The rows of the dossier: law, codes of conduct, accessibility, privacy, the gate's rules and the specification's §4 and §5. */
export const requirements: readonly Requirement[] = [
  ...lawRequirements,
  ...conductRequirements,
  ...standardRequirements,
  ...accessRequirements,
  ...ruleRequirements,
  ...specificationRequirements,
]

/** Deep links that rows name: beside the recorded paths these too are run in Chromium. */
export const requiredLinks: readonly string[] = [
  ...new Set(
    requirements.flatMap(({ evidence }) =>
      evidence.flatMap((reference) => (reference.kind === 'scenarios' ? reference.links : [])),
    ),
  ),
]
