import { collection } from '../../src/content/collection'
import type * as FirstBottles from '../../src/content/firstBottles'
import { numberWord } from '../../src/content/numberWords'
import { outdatedPictures, pictureInventory } from '../../src/content/pictureInventory'
import { bottlesDrawn, scenes } from '../../src/content/scenes'
import { headTags } from '../../tools/build/head/headTags'
import { pageHeads } from '../../tools/build/head/pageHeads'

// One bottle more, with a delivered pair of pictures.

jest.mock('../../src/content/firstBottles', () => {
  const { firstBottles } = jest.requireActual<typeof FirstBottles>('../../src/content/firstBottles')
  const [first] = firstBottles
  const painting = { ...first.painting, id: 'nueva', madeBy: 'Óleo de una artista.' }
  const bottle = { ...first, id: 'singani-premium-99', madeBy: 'Fotografía de la botella.', painting }
  return { firstBottles: [...firstBottles, bottle] }
})

it('the inventory says how a painting and a bottle picture from elsewhere were made', () => {
  const entryOf = (name: string) => pictureInventory.find(({ file }) => file === `src/content/media/${name}`)
  expect(entryOf('paintings/nueva.jpg')).toMatchObject({
    madeBy: 'Óleo de una artista.',
    sample: false,
  })
  expect(entryOf('bottles/nueva.webp')).toMatchObject({ madeBy: 'Fotografía de la botella.', sample: false })
  const drawn = entryOf(`paintings/${collection[0].painting.id}.jpg`)
  expect(drawn?.sample).toBe(true)
  expect(drawn?.madeBy).toContain('pinceladas calculadas por programa')
})

it('`npm run launch:check` names the pictures that show too few bottles, and their words say how many are drawn', () => {
  expect(outdatedPictures).toEqual(['share/inicio', 'share/pinturas', 'scene/cultura'])
  const [homeHead] = pageHeads()
  expect(homeHead && headTags(homeHead)).toContain(
    `og:image:alt" content="Las ${numberWord(bottlesDrawn)} botellas sobre la repisa`,
  )
  expect(scenes.cultura.alt).toContain(`con ${numberWord(bottlesDrawn)} pinturas distintas`)
})
