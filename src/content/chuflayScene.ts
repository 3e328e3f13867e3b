import source from './media/scenes/chuflay-clasico.jpg'
import type { Illustration } from './models'

/** Beside `scenes`, which home loads: home does not show it. */
export const chuflayScene: Illustration = {
  source,
  alt: 'Chuflay de cerca: vaso largo con hielo y limón, una botella de Singani Clásico y uvas verdes sobre un awayo.',
}
