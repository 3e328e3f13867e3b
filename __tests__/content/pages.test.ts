import { eventPhotos } from '../../src/content/eventPhotos'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import { findPainting } from '../../src/content/paintings'
import { occasions, personalised } from '../../src/content/personalised'
import { expectSome } from '../support/expectSome'

describe('home', () => {
  it('every slide has a landscape and a portrait picture', () => {
    for (const { src, portrait } of expectSome(heroSlides)) {
      expect(src.source.width).toBeGreaterThan(src.source.height)
      expect(portrait.height).toBeGreaterThan(portrait.width)
    }
  })

  it('the paintings on the wall exist', () => {
    for (const id of expectSome(home.paintings.paintingIds)) expect(findPainting(id)?.id).toBe(id)
  })
})

describe('personalised bottles', () => {
  it('each photo has an id of its own and an occasion that is offered', () => {
    expect(new Set(eventPhotos.map(({ id }) => id)).size).toBe(eventPhotos.length)
    for (const { occasion } of expectSome(eventPhotos))
      expect(occasions.map(({ id }) => id)).toContain(occasion)
  })

  it('says that the bottles are for adults, whatever the party', () => {
    expect(personalised.adultsOnly).toContain('mayores de 18 años')
  })
})
