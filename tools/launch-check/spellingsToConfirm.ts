interface SpellingToConfirm {
  readonly text: string
  readonly usual: string
  /** Where the text is written. */
  readonly file: string
}

/** Odd spellings of the specification, which stay (docs/decisions/013-odd-spellings-stay.md). */
export const spellingsToConfirm: readonly SpellingToConfirm[] = [
  { text: 'Nuestro singanis', usual: 'Nuestros singanis', file: 'src/content/home.ts' },
  { text: 'Descrubrir', usual: 'Descubrir', file: 'src/content/products.ts' },
  { text: 'Ver todo las pinturas', usual: 'Ver todas las pinturas', file: 'src/content/home.ts' },
  { text: 'Taypi paseño 2', usual: 'Taypi paceño 2', file: 'src/content/firstBottles.ts' },
  { text: 'Totem de las alturas', usual: 'Tótem de las alturas', file: 'src/content/firstBottles.ts' },
  {
    text: '/botellas-personalizada',
    usual: '/botellas-personalizadas',
    file: 'src/content/navigation.ts y src/shared/paths.ts',
  },
]
