import type { occasions } from '../../content/occasions'

/** `Una boda` */
export const nameOccasion = ({ phrase }: (typeof occasions)[number]) =>
  phrase.charAt(0).toLocaleUpperCase('es') + phrase.slice(1)
