import { lawCopy } from './secondHand'

/** What the rows of the law and of its decree share. */
export const law = {
  group: 'Ley boliviana',
  source: 'Bolivia, Ley 259 de 2012',
  secondHand: lawCopy,
  owner: 'Equipo del sitio',
  states: [],
} as const
