import { readFileSync } from 'node:fs'
import { personalised } from '../../src/content/personalised'
import { excessLegend, minorsLegend } from '../../src/content/legal'

const captions = 'src/content/media/film/film.es.vtt'

it('the film shows the legends of the law: after a change, `npm run pictures -- film` draws it again', () => {
  expect(readFileSync(captions, 'utf8')).toContain(['NOTE', excessLegend, minorsLegend].join('\n'))
})

it('what the captions say stands beside the player, word for word', () => {
  const cues = [...readFileSync(captions, 'utf8').matchAll(/-->.*\n(.+)/g)].map(([, words = '']) =>
    words.replace(/^\[|\]$/g, ''),
  )
  expect(cues.length).toBeGreaterThan(3)
  expect(personalised.video.lines).toEqual(cues)
})
