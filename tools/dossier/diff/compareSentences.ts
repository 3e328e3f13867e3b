import { changesOf } from './changes'
import type { DossierCopy } from './readCopy'
import { added, removed, wordsLine, type ReportSection } from './report'

type Sentence = DossierCopy['texts']['texts'][number]

const versionsOf = (before: Sentence, after: Sentence) =>
  before.version === after.version
    ? `versión ${after.version}, sin subir`
    : `versión ${before.version} → ${after.version}`

const describe = ({ id, version, text }: Sentence) => `«${id}», versión ${version}: ${text}`

/** The sentences of the law and of the gate that have other words or another version, as they were and as they are. */
export function changedSentences(before: DossierCopy, after: DossierCopy) {
  const { kept } = changesOf(before.texts.texts, after.texts.texts, ({ id }) => id)
  return kept.filter(([old, now]) => old.text !== now.text || old.version !== now.version)
}

export function compareSentences(before: DossierCopy, after: DossierCopy): ReportSection {
  const changes = changesOf(before.texts.texts, after.texts.texts, ({ id }) => id)
  return {
    title: 'Frases legales',
    lines: [
      ...changes.removed.map((sentence) => removed(describe(sentence))),
      ...changes.added.map((sentence) => added(describe(sentence))),
      ...changedSentences(before, after).map(([old, now]) =>
        wordsLine(`~ «${now.id}», ${versionsOf(old, now)}`, old.text, now.text),
      ),
    ],
  }
}
