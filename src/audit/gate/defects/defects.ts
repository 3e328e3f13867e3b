import type { Defect } from '../../model/subject'
import { answerDefects } from './answerDefects'
import { otherTabDefects } from './otherTabDefects'
import { readingDefects } from './readingDefects'
import type { Variant } from './variant'

/** Each replaces functions or states of the site's gate from outside; one check at least must fail with it. */
export const defects: readonly Defect<Variant>[] = [...readingDefects, ...answerDefects, ...otherTabDefects]
