import artePortrait from './media/scenes/arte-portrait.jpg'
import artesanalPortrait from './media/scenes/artesanal-portrait.jpg'
import culturaPortrait from './media/scenes/cultura-portrait.jpg'
import tradicionesPortrait from './media/scenes/tradiciones-portrait.jpg'
import type { HeroSlide } from './models'
import { bottleTotal } from './laterBottles'
import { numberWord, capitalisedNumberWord } from './numberWords'
import { scenes } from './scenes'

/** spec §2: the home carousel and its overlay hashtags. */
export const heroSlides = [
  {
    id: 'artesanal',
    hashtag: '#Artesanal',
    body: 'Cobre, uva moscatel y un cuadro boliviano en cada botella.',
    link: { path: '/nosotros', label: 'Nuestra historia' },
    src: scenes.artesanal,
    portrait: artesanalPortrait,
    uprightWidth: 0.84,
  },
  {
    id: 'arte',
    hashtag: '#Arte',
    body: 'Cada etiqueta fue antes un cuadro.',
    link: { path: '/pinturas', label: 'Recorre las pinturas' },
    src: scenes.arte,
    portrait: artePortrait,
    uprightWidth: 0.85,
  },
  {
    id: 'cultura',
    hashtag: '#Cultura',
    body: `${capitalisedNumberWord(bottleTotal)} botellas, ${numberWord(bottleTotal)} miradas de Bolivia.`,
    link: { path: '/#singanis', label: 'Elige tu botella' },
    src: scenes.cultura,
    portrait: culturaPortrait,
    uprightWidth: 0.84,
  },
  {
    id: 'tradiciones',
    hashtag: '#Tradiciones',
    body: 'Singani, ginger ale, limón y bastante hielo: el chuflay.',
    link: { path: '/productos/singani-premium-5#chuflay', label: 'La receta del chuflay' },
    src: scenes.tradiciones,
    portrait: tradicionesPortrait,
    uprightWidth: 2,
  },
] as const satisfies readonly HeroSlide[]
