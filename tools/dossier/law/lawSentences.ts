import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { legendTexts } from '../chromium/legendTexts'
import { fingerprint } from '../../shared/fingerprint'
import ley259 from './ley259.json'

/** The legends as the law has them: read from a file of its own, never from the site's texts. */
export function lawSentences(): Evidence['texts']['law'] {
  const { sentences, ...source } = ley259
  return {
    ...source,
    sentences: legendTexts.map((id) => ({ id, text: sentences[id], sha256: fingerprint(sentences[id]) })),
  }
}
