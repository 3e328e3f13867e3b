import { excessLegend, minorsLegend } from '../../src/content/legal'
import { numberWord } from '../../src/content/numberWords'
import { products } from '../../src/content/products'
import { timeline } from './timeline'

const { canvas, more, wall, row, brand, legends } = timeline

const cues = [
  [canvas, more, '[Pinceladas de color forman un tótem con corona de rayos]'],
  [
    more,
    wall,
    '[Otras tres pinturas aparecen a brochazos: una ciudad al pie de los nevados, un sol sobre el salar y dos abuelos]',
  ],
  [wall, row, '[El cuadro del tótem, enmarcado, junto a la botella que lleva la misma pintura]'],
  [row, brand, `[Las ${numberWord(products.length)} botellas, cada una ante la pared de su pintura]`],
  [brand, legends, 'Bohemia 56, singani artesanal boliviano'],
] as const

const formatTime = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`

/**
 * Spanish captions of the film, in WebVTT; none over the legends, which are written on the screen. A note, which players
 * skip, holds the legends as they were drawn: __tests__/content/film.test.ts compares it with the law's sentences.
 */
export const captionsVtt = () =>
  [
    'WEBVTT',
    ['NOTE', excessLegend, minorsLegend].join('\n'),
    ...cues.map(
      ([from, to, text], index) => `${index + 1}\n${formatTime(from)} --> ${formatTime(to)}\n${text}`,
    ),
  ].join('\n\n') + '\n'
