import { artists, findArtist } from '../../src/content/artists'
import { findCocktail } from '../../src/content/cocktails'
import { previewLength } from '../../src/content/constants'
import { findPainting, paintings } from '../../src/content/paintings'
import { productLines } from '../../src/content/productLines'
import { findProduct, products } from '../../src/content/products'
import { findTechnique, techniques } from '../../src/content/techniques'

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id)

describe('the seven bottles', () => {
  it('a visitor finds the seven published bottles, each with its published painting', () => {
    expect(products.map(({ id, namePainting }) => [id, namePainting])).toEqual([
      ['singani-premium-1', 'Totem de las alturas'],
      ['singani-clasico-1', 'Eco e imagen'],
      ['singani-premium-2', 'Abuelos chiquitanos'],
      ['singani-clasico-2', 'Taypi paseño 2'],
      ['singani-premium-3', 'Ancestros'],
      ['singani-premium-4', 'Cantares de mi tierra'],
      ['singani-premium-5', 'Bolivia mágica'],
    ])
  })

  it.each(products)('$id costs what its line costs', (product) => {
    expect(product.price).toBe(product.id.includes('clasico') ? '49Bs.' : '63Bs.')
    expect(product.title).toBe(product.id.includes('clasico') ? 'Singani Clásico' : 'Singani Premium')
    expect(product.id).toMatch(new RegExp(`^singani-${product.line}-\\d$`))
    expect(product.strength).toBe('40% vol.')
  })

  it.each(products)('$id shows its bottle first and the painting it wears second', (product) => {
    const painting = findPainting(product.paintingId)
    expect(product.namePainting).toBe(painting?.title)
    expect(product.srcImg).toHaveLength(2)
    expect(product.srcImg[0].source.fallback).toBe('480.png')
    expect(product.srcImg[0].alt).toContain(product.namePainting)
    expect(product.srcImg[1]).toEqual(painting?.image)
  })

  it.each(products)('the card of $id can be cut at 118 characters and still reads well', ({ desc }) => {
    expect(desc.length).toBeGreaterThanOrEqual(500)
    expect(desc.length).toBeLessThanOrEqual(800)
    const preview = desc.slice(0, previewLength)
    expect(preview).toBe(Array.from(desc).slice(0, previewLength).join(''))
    expect(preview).toMatch(/[\p{L}\d]$/u)
    expect(desc.charAt(previewLength)).toMatch(/[\s,.;:]/)
  })

  it.each(products)('$id says how it is distilled and how it is served', ({ line, desc }) => {
    expect(desc).toContain(productLines[line].origin)
    expect(desc).toContain(productLines[line].serving)
  })

  it('no two bottles tell the same story', () => {
    const openings = new Set(products.map(({ desc }) => desc.slice(0, previewLength)))
    const tastings = new Set(products.map(({ tasting }) => JSON.stringify(tasting)))
    expect([openings.size, tastings.size]).toEqual([7, 7])
  })

  it('the two lines are told as the specification tells them', () => {
    const { premium, clasico } = productLines
    expect(premium.origin).toMatch(/doble destilado.*Moscatel de Alejandría.*más de 1\.800 metros/)
    expect(premium.serving).toMatch(/con hielo o en cócteles/)
    expect(clasico.origin).toMatch(/un solo destilado/)
    expect(clasico.serving).toMatch(/cócteles con jugos y gaseosas/)
    expect([premium.capLabel, clasico.capLabel]).toEqual(['Tapa dorada', 'Tapa plateada'])
    expect([premium.modelId, clasico.modelId]).toEqual(['singani-premium-1', 'singani-clasico-1'])
  })
})

describe('paintings and artists', () => {
  it('every id is written once', () => {
    for (const entries of [products, paintings, artists, techniques]) {
      expect(new Set(idsOf(entries)).size).toBe(entries.length)
    }
  })

  it('every reference leads somewhere', () => {
    for (const { cocktailIds, paintingId } of products) {
      expect(findPainting(paintingId)?.id).toBe(paintingId)
      expect(cocktailIds.length).toBeGreaterThan(0)
      for (const id of cocktailIds) expect(findCocktail(id).id).toBe(id)
    }
    for (const { artistId, technique } of paintings) {
      expect(findTechnique(technique).id).toBe(technique)
      expect(findArtist(artistId)?.techniques).toContain(technique)
    }
  })

  it('every painting dresses exactly one bottle, and every artist has paintings', () => {
    expect(products.map(({ paintingId }) => paintingId).sort()).toEqual([...idsOf(paintings)].sort())
    expect(artists.map(({ id }) => paintings.filter(({ artistId }) => artistId === id).length)).toEqual([
      3, 2, 2,
    ])
  })

  it('a painting on the wall keeps the proportions of its picture', () => {
    for (const { widthCm, heightCm, image } of paintings) {
      expect(widthCm / heightCm).toBeCloseTo(image.source.width / image.source.height, 2)
    }
  })

  it('an unknown or missing id finds nothing', () => {
    for (const id of [undefined, '', 'x', 'constructor', 'SINGANI-PREMIUM-1']) {
      expect([findProduct(id), findPainting(id), findArtist(id)]).toEqual([undefined, undefined, undefined])
    }
  })
})
