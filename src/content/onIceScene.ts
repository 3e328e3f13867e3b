import source from './media/scenes/con-hielo-premium.jpg'
import type { Illustration } from './models'

/** Of a recipe and of the about page. Not among `scenes`: home loads those and does not show it. */
export const onIceScene: Illustration = {
  source,
  alt: 'Vaso corto de singani con un gran cubo de hielo transparente junto a una botella de Singani Premium.',
}
