import * as v from 'valibot'
import { elementId, listOfUnique, placeId, textId } from './ids'

const text = v.string()
const number = v.number()

/** A sentence where the browser drew it. Lengths in CSS px, shares from 0 to 1. */
const textMeasure = v.object({
  text: textId,
  place: placeId,
  address: text,
  width: number,
  /** The hash of the words as drawn; null where they are missing or hidden. */
  sha256: v.nullable(text),
  areaPx: number,
  areaShare: number,
  /** WCAG ratio against the ground behind; 0 where it cannot be computed. */
  contrast: number,
  fontPx: number,
})

/** The legends' block in an advertising element. */
const legendMeasure = v.object({
  element: elementId,
  address: text,
  width: number,
  height: number,
  elementPx: number,
  /** The block with its background, as a share of the element: from 0 to 1. */
  blockShare: number,
  /** The lines of text alone, for information. */
  textShare: number,
  contrast: number,
  /** The size of the smallest letters, in CSS px. */
  fontPx: number,
  isCapitals: v.boolean(),
  /** No visible content of the element comes after it. */
  isLast: v.boolean(),
})

/** A legend as a person sees it: the window's picture with its letters compared with the one without them. */
const drawing = v.object({
  text: textId,
  place: placeId,
  address: text,
  width: number,
  height: number,
  /** WCAG ratio of the letters on the picture; 0 where none is drawn. */
  contrast: number,
  /** Words that are covered, transparent, cut off or not there. */
  hiddenWords: v.array(text),
})

/** The law's own words, kept apart from the site's. */
const law = v.object({
  law: text,
  /** Spanish: where the words were read. */
  readIn: text,
  /** `2026-11-20` */
  readOn: text,
  sentences: v.array(v.object({ id: textId, text, sha256: text })),
})

/** textos.json */
export const textsFile = v.object({
  texts: listOfUnique(v.object({ id: textId, text, version: number, sha256: text }), ({ id }) => id),
  /** The sentences that are read after SÍ, as one: how many, and the SHA-256 of them all. */
  catalogue: v.object({ sentences: number, sha256: text }),
  measures: v.array(textMeasure),
  legends: v.array(legendMeasure),
  drawings: v.array(drawing),
  law,
})
