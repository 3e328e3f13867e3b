import { collection } from './collection'
import artePortrait from './media/scenes/arte-portrait.jpg'
import artesanalPortrait from './media/scenes/artesanal-portrait.jpg'
import culturaPortrait from './media/scenes/cultura-portrait.jpg'
import tradicionesPortrait from './media/scenes/tradiciones-portrait.jpg'
import type { HeroSlide } from './models'
import { numberWord, capitalisedNumberWord } from './numberWords'
import { scenes } from './scenes'

/** spec §2: the home carousel and its overlay hashtags. */
export const heroSlides = [
  {
    id: 'artesanal',
    hashtag: '#Artesanal',
    body: 'Cobre, uva moscatel y paciencia a 1.800 metros de altura.',
    src: scenes.artesanal,
    portrait: artesanalPortrait,
  },
  {
    id: 'arte',
    hashtag: '#Arte',
    body: 'Cada etiqueta fue antes un cuadro.',
    src: scenes.arte,
    portrait: artePortrait,
  },
  {
    id: 'cultura',
    hashtag: '#Cultura',
    body: `${capitalisedNumberWord(collection.length)} botellas, ${numberWord(collection.length)} miradas de Bolivia.`,
    src: scenes.cultura,
    portrait: culturaPortrait,
  },
  {
    id: 'tradiciones',
    hashtag: '#Tradiciones',
    body: 'El chuflay sabe mejor en buena compañía.',
    src: scenes.tradiciones,
    portrait: tradicionesPortrait,
  },
] as const satisfies readonly HeroSlide[]
