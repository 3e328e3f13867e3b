import vision from './media/story/vision.jpg'
import type { Illustration } from './models'

/** The painting beside the vision of the about page; home shows a piece of it. */
export const harvest: Illustration = {
  source: vision,
  alt: 'Una mujer y un hombre adultos, de espaldas, cosechan uva en un viñedo, con la sierra al fondo.',
}
