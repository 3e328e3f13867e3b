import type { Requirement } from './requirement'

/** Sources are quoted in the language they were read in. */
export const quoteLanguage = ({ source, quote }: Pick<Requirement, 'source' | 'quote'>): 'en' | 'es' =>
  source.startsWith('Regla') || !/[áéíóúñ]/i.test(quote) ? 'en' : 'es'
