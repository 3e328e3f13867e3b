import { readFileSync } from 'node:fs'
import { personalised } from '../../src/content/personalised'
import { excessLegend, minorsLegend } from '../../src/content/legal'

const captions = 'src/content/media/film/film.es.vtt'

it('the film shows the legends of the law: after a change, `npm run pictures -- film` draws it again', () => {
  expect(readFileSync(captions, 'utf8')).toContain(['NOTE', excessLegend, minorsLegend].join('\n'))
})

/** What a caption and its step both have to name. */
const seen = [
  /(?=.*canasta)(?=.*verde)/,
  /(?=.*hilo claro)(?=.*cobre)/,
  /(?=.*damajuanas)(?=.*singani)(?=.*transparente)/,
  /(?=.*pincel)(?=.*\bsol\b)(?=.*salar)(?=.*flamencos)/,
  /etiqueta.*misma pintura.*envuelve/i,
  /Bohemia 56/,
]

it('each step beside the player tells what its caption tells, in the same order and in words of its own', () => {
  const cues = [...readFileSync(captions, 'utf8').matchAll(/-->.*\n(.+)/g)].map(([, words = '']) => words)
  const { lines } = personalised.video
  expect([cues.length, lines.length]).toEqual([seen.length, seen.length])
  for (const [index, thing] of seen.entries()) {
    expect(cues[index]).toMatch(thing)
    expect(lines[index]).toMatch(thing)
    expect(lines[index]).toMatch(/^(El|La|Las) \p{L}+: /u)
    expect(cues[index]).not.toContain(lines[index])
  }
})
