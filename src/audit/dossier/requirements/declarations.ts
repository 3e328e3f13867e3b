import * as v from 'valibot'

const text = v.string()

export const owners = ['Equipo del sitio', 'Dueño de la marca', 'Asesoría legal'] as const

/** `2026-11-20` */
export const day = v.pipe(text, v.isoDate())

/** A rule that the site knowingly does not follow as it is written. All texts are Spanish. */
export const deviation = v.object({
  rule: text,
  /** What the site does instead. */
  instead: text,
  why: text,
  /** Who has to accept it, by an attestation of the row. */
  acceptedBy: v.picklist(owners),
  /** The last day on which it stands. */
  until: day,
})

/** What is measured for both sides of an interpretation. */
const figureKinds = ['legend-shares', 'target-sizes', 'sentence-sizes', 'left-on-device'] as const

/** A rule whose words leave open what they ask; a person signs the reading. All texts are Spanish. */
export const interpretation = v.object({
  /** What is interpreted. */
  question: text,
  /** The reading that the site follows. */
  reading: text,
  /** The reading that it does not follow. */
  otherReading: text,
  /** Where it can be measured: taken from the evidence, never written here. */
  figures: v.exactOptional(v.picklist(figureKinds)),
})
