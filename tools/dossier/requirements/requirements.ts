import type { Requirement, RequirementWords } from '../../../src/audit/dossier/requirements/requirement'
import { signedWords } from '../../../src/audit/dossier/requirements/signedWords'
import { fingerprint } from '../../shared/fingerprint'
import { accessRequirements } from './accessRequirements'
import { conductRequirements } from './conductRequirements'
import { decreeRequirements } from './decreeRequirements'
import { evidenceRequirements } from './evidenceRequirements'
import { lawRequirements } from './lawRequirements'
import { privacyRequirements } from './privacyRequirements'
import { productRequirements } from './productRequirements'
import { ruleRequirements } from './ruleRequirements'
import { safeguardRequirements } from './safeguardRequirements'
import { specificationRequirements } from './specificationRequirements'
import { standardRequirements } from './standardRequirements'

const rows: readonly RequirementWords[] = [
  ...lawRequirements,
  ...decreeRequirements,
  ...productRequirements,
  ...conductRequirements,
  ...safeguardRequirements,
  ...standardRequirements,
  ...accessRequirements,
  ...privacyRequirements,
  ...ruleRequirements,
  ...specificationRequirements,
  ...evidenceRequirements,
]

/** The rows of the dossier: law, codes of conduct, accessibility, privacy, the gate's rules, the specification's §4 and §5, and rules on this evidence. */
export const requirements: readonly Requirement[] = rows.map((row) => ({
  ...row,
  sha256: fingerprint(signedWords(row)),
}))

/** Deep links that rows name: beside the recorded paths these too are run in Chromium. */
export const requiredLinks: readonly string[] = [
  ...new Set(
    requirements.flatMap(({ evidence }) =>
      evidence.flatMap((reference) => (reference.kind === 'scenarios' ? reference.links : [])),
    ),
  ),
]
