import type { Defect } from './defects/defect'
import { otherTabDefects } from './defects/otherTabDefects'
import { readingDefects } from './defects/readingDefects'
import { removingDefects } from './defects/removingDefects'
import { timingDefects } from './defects/timingDefects'
import { writingDefects } from './defects/writingDefects'

export type { Defect }

/** The switchboard: each defect is wrapped around the site's gate, and one check at least must see it. */
export const defects: readonly Defect[] = [
  ...readingDefects,
  ...removingDefects,
  ...writingDefects,
  ...timingDefects,
  ...otherTabDefects,
]
