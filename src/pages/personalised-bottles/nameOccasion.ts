import { capitalise } from '../../content/capitalise'
import type { occasions } from '../../content/occasions'

/** `Una boda` */
export const nameOccasion = ({ phrase }: (typeof occasions)[number]) => capitalise(phrase)
