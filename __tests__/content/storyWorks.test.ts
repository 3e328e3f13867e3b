import { artists } from '../../src/content/artists'
import { story } from '../../src/content/story'
import { findTechnique } from '../../src/content/techniques'

it.each([story.mission, story.vision])(
  'the painting of $heading is in a technique that its artist’s page names',
  ({ work: { artist, medium } }) => {
    const names = artists.filter(({ name }) => name === artist).flatMap(({ techniques }) => techniques)
    expect(names.map((id) => findTechnique(id).name)).toContain(medium.split(' ')[0])
  },
)
