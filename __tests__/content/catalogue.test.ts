import { artists, findArtist } from '../../src/content/artists'
import { roomScenes } from '../../artwork/scenes/roomScenes'
import { findCocktail } from '../../src/content/cocktails'
import { findCocktailImage } from '../../src/content/recipePictures'
import { alcohol, classicPrice, premiumPrice, previewLength } from '../../src/content/constants'
import { findPainting, paintings } from '../../src/content/paintings'
import { paintingVoices } from '../../src/content/paintingVoices'
import { home } from '../../src/content/home'
import { lineFacts } from '../../src/content/lineFacts'
import { isProductId } from '../../src/content/productIds'
import { findProduct, products } from '../../src/content/products'
import { tastingNotes } from '../../src/content/tastingNotes'
import { readPrice } from '../../src/content/total'
import { findTechnique, techniques } from '../../src/content/techniques'
import { expectSome } from '../support/expectSome'

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('the bottles', () => {
  it('are known by their ids alone, and nothing else is', () => {
    const ids = [...idsOf(products), 'singani-premium-99', 'toString', '']
    expect(expectSome(ids).filter(isProductId)).toEqual(idsOf(products))
  })

  it.each(products)('$id costs what its line costs', (product) => {
    expect(product.price).toBe(product.id.includes('clasico') ? classicPrice : premiumPrice)
    expect(product.title).toBe(product.id.includes('clasico') ? 'Singani Clásico' : 'Singani Premium')
    expect(product.id).toMatch(new RegExp(`^singani-${product.line}-\\d+$`))
    expect(product.strength).toBe(alcohol)
  })

  it('none costs less than home says', () => {
    const lowest = products
      .map(({ price }) => price)
      .sort((one, other) => readPrice(one) - readPrice(other))[0]
    expect(home.titleParts.price).toBe(`desde ${lowest}`)
  })

  it.each(products)('$id shows its bottle first and the painting it wears second', (product) => {
    const painting = findPainting(product.paintingId)
    expect(product.namePainting).toBe(painting?.title)
    expect(product.srcImg).toHaveLength(2)
    expect(product.srcImg[0].source.fallback).toBe('480.png')
    expect(product.srcImg[0].alt).toContain(product.namePainting)
    expect(product.srcImg[1]).toEqual(painting?.image)
  })

  it.each(products)('the preview of $id ends between two words and still reads well', ({ desc }) => {
    expect(desc.length).toBeGreaterThanOrEqual(500)
    expect(desc.length).toBeLessThanOrEqual(800)
    const preview = desc.slice(0, previewLength)
    expect(preview).toBe(Array.from(desc).slice(0, previewLength).join(''))
    const words = [...desc.matchAll(/[\p{L}\d]+(?=[\s,.;:])/gu)]
    const ends = words.map(({ 0: word, index }) => ({ word, end: index + word.length }))
    const before = ends.findLast(({ end }) => end < previewLength)
    const after = ends.find(({ end }) => end > previewLength)
    const mistake = `The card shows the first ${previewLength} characters: the last has to be the last letter of a word, before a space, comma, full stop, semicolon or colon. «${before?.word}» ends ${previewLength - (before?.end ?? 0)} characters before it, «${after?.word}» ${(after?.end ?? 0) - previewLength} after it: write as many more, or fewer.`
    expect(ends.some(({ end }) => end === previewLength) ? null : mistake).toBeNull()
  })

  it.each(products)('$id says how it is distilled and how it is served', ({ line, desc }) => {
    expect(desc).toContain(lineFacts[line].origin)
    expect(desc).toContain(lineFacts[line].serving)
  })

  it.each(products)('each recipe of $id shows a bottle of its line', (product) => {
    for (const id of expectSome(product.cocktailIds))
      expect(findCocktailImage(findCocktail(id), product).alt).toContain(product.title)
  })

  it.each(products)('each recipe of $id shows the bottle itself', (product) => {
    for (const id of expectSome(product.cocktailIds)) {
      const { base } = findCocktailImage(findCocktail(id), product).source
      const drawn = roomScenes.find(({ name }) => base === `/media/scenes/${name}`)
      expect(drawn?.labels?.label?.painting).toBe(`src/content/media/paintings/${product.paintingId}.jpg`)
    }
  })

  it('no two bottles tell the same story', () => {
    const openings = new Set(products.map(({ desc }) => desc.slice(0, previewLength)))
    expect(openings.size).toBe(products.length)
  })

  it.each(products)('the tasting notes of $id are two sentences for each sense', ({ id }) => {
    for (const note of expectSome(Object.values(tastingNotes[id]))) {
      expect(note).toMatch(/^[^.]{15,}\. [A-ZÁÉÍÓÚÑ][^.]{15,}\.$/)
      expect(note.length).toBeLessThanOrEqual(150)
    }
  })

  it('no two tasting notes are the same', () => {
    const notes = products.flatMap(({ id }) => Object.values(tastingNotes[id]))
    expect(new Set(notes).size).toBe(3 * products.length)
  })
})

describe('paintings and artists', () => {
  it('every id is written once', () => {
    for (const entries of [products, paintings, artists, techniques]) {
      expect(new Set(idsOf(entries)).size).toBe(entries.length)
    }
  })

  it('every reference leads somewhere', () => {
    for (const { cocktailIds, paintingId } of expectSome(products)) {
      expect(findPainting(paintingId)?.id).toBe(paintingId)
      expect(cocktailIds.length).toBeGreaterThan(0)
      for (const id of cocktailIds) expect(findCocktail(id).id).toBe(id)
    }
    for (const { technique } of expectSome(paintings)) expect(findTechnique(technique).id).toBe(technique)
  })

  it('every painting’s technique is among those of its artist, in artists.ts', () => {
    const unknown = expectSome(paintings).filter(
      ({ artistId, technique }) => !findArtist(artistId)?.techniques.includes(technique),
    )
    expect(unknown.map(({ id, artistId, technique }) => `${id}: ${technique}, ${artistId}`)).toEqual([])
  })

  it('every painting is on exactly one bottle, and every artist has paintings', () => {
    expect(products.map(({ paintingId }) => paintingId).sort()).toEqual([...idsOf(paintings)].sort())
    expect(
      expectSome(artists).filter(({ id }) => !paintings.some(({ artistId }) => artistId === id)),
    ).toEqual([])
  })

  it.each(paintings)(
    '$id keeps the proportions of its picture on the wall',
    ({ widthCm, heightCm, image }) => {
      const { width, height } = image.source
      const expected = Math.round((widthCm * height) / width)
      const mistake = `A picture of ${width} × ${height} px is ${widthCm} × ${expected} cm, not ${widthCm} × ${heightCm}: the measures are wrong, or the picture shows only a part.`
      expect(Math.abs(widthCm / heightCm - width / height) < 0.005 ? null : mistake).toBeNull()
    },
  )

  it('no two paintings have the same words of whoever painted them', () => {
    const voices = expectSome(Object.values(paintingVoices))
    expect(new Set(voices).size).toBe(voices.length)
  })

  it('an unknown or missing id finds nothing', () => {
    for (const id of [undefined, '', 'x', 'constructor', 'SINGANI-PREMIUM-1']) {
      expect([findProduct(id), findPainting(id), findArtist(id)]).toEqual([undefined, undefined, undefined])
    }
  })
})
