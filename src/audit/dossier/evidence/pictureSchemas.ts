import * as v from 'valibot'
import { listOfUnique } from './ids'

const text = v.string()

/** A picture or film before it is encoded for the site. */
const picture = v.object({
  /** From the project's root. */
  file: text,
  /** Spanish: what it shows. */
  alt: text,
  /** The hash of the master's bytes. */
  sha256: text,
  /** How many files of the built site come from it. */
  published: v.number(),
})

/** imagenes.json */
export const picturesFile = v.object({
  pictures: listOfUnique(picture, ({ file }) => file),
  /** Pictures of the built site that come from none of them. */
  unlisted: v.array(text),
})
