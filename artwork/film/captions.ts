import { excessLegend, minorsLegend } from '../../src/content/legal'
import { timeline } from './timeline'

const { grapes, still, rest, painting, label, brand, legends } = timeline

const cues = [
  [grapes, still, '[Una canasta de uva verde]'],
  [still, rest, '[Un hilo claro cae del alambique de cobre]'],
  [rest, painting, '[Tres damajuanas de singani transparente]'],
  [painting, label, '[El pincel termina un lienzo: un sol sobre el salar y flamencos]'],
  [label, brand, '[La etiqueta, con la misma pintura, envuelve la botella]'],
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
