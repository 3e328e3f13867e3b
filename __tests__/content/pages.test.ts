import { findArtist } from '../../src/content/artists'
import { eventArtistId, eventPhotos } from '../../src/content/eventPhotos'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import { footerLinks, navigation } from '../../src/content/navigation'
import { findPainting } from '../../src/content/paintings'
import { occasions, personalised } from '../../src/content/personalised'
import { productCard } from '../../src/content/products'
import { story } from '../../src/content/story'
import { techniques } from '../../src/content/techniques'

describe('home', () => {
  it('the carousel carries the four hashtags in order, each with its two pictures', () => {
    expect(heroSlides.map(({ hashtag }) => hashtag)).toEqual([
      '#Artesanal',
      '#Arte',
      '#Cultura',
      '#Tradiciones',
    ])
    for (const { src, portrait } of heroSlides) {
      expect(src.source.width).toBeGreaterThan(src.source.height)
      expect(portrait.height).toBeGreaterThan(portrait.width)
    }
  })

  it('the published strings stay as written', () => {
    expect(home.products.heading).toBe('Nuestro singanis')
    expect(home.paintings.link).toEqual({ path: '/pinturas', label: 'Ver todo las pinturas' })
    expect(home.about.link).toEqual({ path: '/nosotros', label: 'Leer más' })
    expect(productCard).toEqual({ discover: 'Descrubrir', order: 'Ordena' })
  })

  it('the paintings on the wall exist', () => {
    for (const id of home.paintings.paintingIds) expect(findPainting(id)?.id).toBe(id)
  })
})

describe('navigation', () => {
  it('leads where the specification says', () => {
    expect(navigation.map(({ title, path }) => [title, path])).toEqual([
      ['Inicio', '/'],
      ['Sobre Nosotros', '/nosotros'],
      ['Pinturas', '/pinturas'],
      ['Botellas Personalizadas', '/botellas-personalizada'],
    ])
    expect(footerLinks.map(({ title, path }) => [title, path])).toEqual([
      ['Sobre Nosotros', '/nosotros'],
      ['Nuestros Singanis', '/'],
      ['Pinturas', '/pinturas'],
    ])
  })
})

describe('about', () => {
  it('tells the story, the mission and the vision of the specification', () => {
    expect([story.eyebrow, story.heading]).toEqual(['Descubre', 'Sobre nosotros'])
    expect(story.origin.quote).toMatch(/21 años.*Tarija.*singani y vino/)
    expect(story.origin.paragraphs.join(' ')).toMatch(/«Bohemia», por el movimiento cultural.*«56».*madre/)
    expect(story.mission.paragraphs.join(' ')).toMatch(
      /experiencias únicas.*100% artesanales.*culturales y artísticas/,
    )
    expect(story.vision.paragraphs.join(' ')).toMatch(
      /marca líder.*alta calidad.*responsabilidad social empresarial/,
    )
  })
})

describe('personalised bottles', () => {
  it('the carousel has eight photos, credited to an artist with a page', () => {
    expect(eventPhotos).toHaveLength(8)
    expect(new Set(eventPhotos.map(({ id }) => id)).size).toBe(8)
    expect(findArtist(eventArtistId)?.calledBy).toBe('la artista')
    for (const { occasion } of eventPhotos) expect(occasions.map(({ id }) => id)).toContain(occasion)
  })

  it('offers the six occasions, the sizes, the four techniques and the neutral frame', () => {
    expect(occasions.map(({ name }) => name)).toEqual([
      'Bodas',
      'Quinceañeras',
      'Bautizos',
      'Aniversarios',
      'Graduaciones',
      'Elecciones',
    ])
    expect(personalised.sizes.sentence).toMatch(/40x30 cm.*60x80 cm/)
    expect(techniques.map(({ name }) => name)).toEqual(['Acrílico', 'Óleo', 'Pastel', 'Mixta'])
    expect(personalised.delivery.frame).toMatch(/bastidor.*marco de color neutro/)
  })

  it('says that the bottles are for adults, whatever the party', () => {
    expect(personalised.adultsOnly).toContain('mayores de 18 años')
  })
})
