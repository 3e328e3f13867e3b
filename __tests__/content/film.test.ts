import { readFileSync } from 'node:fs'
import { excessLegend, minorsLegend } from '../../src/content/legal'

const captions = 'src/content/media/film/film.es.vtt'

it('the film shows the legends of the law: after a change, `npm run pictures -- film` draws it again', () => {
  expect(readFileSync(captions, 'utf8')).toContain(['NOTE', excessLegend, minorsLegend].join('\n'))
})
