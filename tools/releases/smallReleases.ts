import type { Replacement } from '../shared/replaceOnce'

/** What a returning visitor loads of it has a budget (docs/speed.md). */
export const oneWord: Replacement = {
  id: 'one word of home',
  file: 'src/content/home.ts',
  find: 'Una bodega que',
  replace: 'Una casa que',
}

export const furtherReleases: readonly Replacement[] = [
  {
    id: 'one word of the product page',
    file: 'src/content/productPage.ts',
    find: 'Qué lo distingue.',
    replace: 'Qué lo hace distinto.',
  },
  {
    id: 'one style of home',
    file: 'src/pages/home/HomeFacts.scss',
    find: 'poster(56px, 76px',
    replace: 'poster(56px, 77px',
  },
  {
    id: 'one patch of a library',
    file: 'node_modules/react-slick/lib/slider.js',
    find: '"use strict";',
    replace: '"use strict";exports.patched=1;',
  },
]
