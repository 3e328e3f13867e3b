import type { ProductId } from './collection'

/** What each bottle tastes of, the strongest first. Sample: `tastingNotes` in ownerConfirmations.ts. */
export const tasteSummaries: Readonly<Record<ProductId, string>> = {
  'singani-premium-1': 'Jazmín, azahar y uva',
  'singani-clasico-1': 'Limón y tallo verde',
  'singani-premium-2': 'Pera y pimienta blanca',
  'singani-clasico-2': 'Lima y menta',
  'singani-premium-3': 'Toronja, anís e hinojo',
  'singani-premium-4': 'Durazno, retama y naranja',
  'singani-premium-5': 'Mandarina, miel y algarrobo',
}
