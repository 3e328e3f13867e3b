import type { AllFacts } from '../../src/content/ownerFacts'

/** What to read before the codes are printed: which of the facts in them are samples; null where none is. */
export function sampleWarning(facts: Pick<AllFacts, 'canonicalUrl' | 'lots'>): string | null {
  const samples = (['canonicalUrl', 'lots'] as const).filter((key) => facts[key].sample)
  return samples.length > 0
    ? `No imprimas todavía: ${samples.join(' y ')} son de muestra (npm run launch:check).`
    : null
}
