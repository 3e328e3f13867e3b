import * as constants from '../../src/content/constants'
import { applicationError, cssPreloadError, statusTitles } from '../../src/content/errors'
import { eventArtistId, eventPhotos } from '../../src/content/eventPhotos'
import { findArtist } from '../../src/content/artists'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import { gate, noCommission, responsibleNotice } from '../../src/content/legal'
import { floatingGreeting, productMessage } from '../../src/content/messages'
import { footerLinks, navigation } from '../../src/content/navigation'
import { occasions, personalised } from '../../src/content/personalised'
import { productLines } from '../../src/content/productLines'
import { productCard, products } from '../../src/content/products'
import { socialLinks } from '../../src/content/social'
import { story } from '../../src/content/story'
import { techniques } from '../../src/content/techniques'

// The numbers and sentences of the specification. Every other test takes them from src/content, so that a fact is
// changed in its content file and here. The law's sentences and the gate's are held, word for word, by the fingerprints in
// src/audit/dossier/requirements/texts.ts instead.

it('spec §1: no commission', () => {
  expect(noCommission).toBe('Te conectamos directo. No cobramos comisión.')
})

it('spec §2: the gate', () => {
  expect(gate).toMatchObject({
    slogan: '#PorUnaVidaBohemia',
    yes: 'SÍ',
    no: 'NO',
    rejectionClose: 'Entendido',
  })
  expect(responsibleNotice).toMatch(/consumo responsable.*alcohol 40% vol\..*No compartas.*menores/)
})

it('spec §2: navigation and footer', () => {
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
  expect(socialLinks.map(({ name }) => name)).toEqual([
    'Facebook',
    'Instagram',
    'TikTok',
    'YouTube',
    'Spotify',
  ])
})

it('spec §2: home and the product card, spelling included', () => {
  expect(heroSlides.map(({ hashtag }) => hashtag)).toEqual([
    '#Artesanal',
    '#Arte',
    '#Cultura',
    '#Tradiciones',
  ])
  expect(home.about.link).toEqual({ path: '/nosotros', label: 'Leer más' })
  expect(home.products.heading).toBe('Nuestro singanis')
  expect(home.paintings.link).toEqual({ path: '/pinturas', label: 'Ver todo las pinturas' })
  expect(productCard).toEqual({ discover: 'Descrubrir', order: 'Ordena' })
})

it('spec §2: the about page', () => {
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

it('spec §1 and §2: personalised bottles', () => {
  expect(eventPhotos).toHaveLength(8)
  expect(findArtist(eventArtistId)?.calledBy).toBe('la artista')
  expect(occasions.map(({ name }) => name)).toEqual([
    'Bodas',
    'Quinceañeras',
    'Bautizos',
    'Aniversarios',
    'Graduaciones',
    'Elecciones',
  ])
  expect(techniques.map(({ name }) => name)).toEqual(['Acrílico', 'Óleo', 'Pastel', 'Mixta'])
  expect(personalised.sizes.sentence).toMatch(/40x30 cm.*60x80 cm/)
  expect(personalised.delivery.frame).toMatch(/bastidor.*marco de color neutro/)
})

it('spec §3: the bottles and their paintings', () => {
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

it('spec §3: the two lines', () => {
  const { premium, clasico } = productLines
  expect(premium).toMatchObject({ capLabel: 'Tapa dorada', modelId: 'singani-premium-1' })
  expect(premium.origin).toMatch(/doble destilado.*Moscatel de Alejandría.*más de 1\.800 metros/)
  expect(premium.serving).toMatch(/con hielo o en cócteles/)
  expect(clasico).toMatchObject({ capLabel: 'Tapa plateada', modelId: 'singani-clasico-1' })
  expect(clasico.origin).toMatch(/un solo destilado/)
  expect(clasico.serving).toMatch(/cócteles con jugos y gaseosas/)
})

it('spec §7: the messages, with a diamond for Clásico and a star for Premium', () => {
  expect(floatingGreeting()).toBe('¡Hola, Bohemia 56! Quisiera más información, por favor.')
  expect(products.slice(0, 2).map(productMessage)).toEqual([
    '¡Hola, Bohemia 56! ⭐ Me interesa el Singani Premium con la pintura «Totem de las alturas». ¿Me dan más información?',
    '¡Hola, Bohemia 56! 💎 Me interesa el Singani Clásico con la pintura «Eco e imagen». ¿Me dan más información?',
  ])
})

it('spec §8: the errors', () => {
  expect([applicationError, cssPreloadError]).toEqual([
    'Unexpected Application Error!',
    'Unable to preload CSS',
  ])
  expect(Object.values(statusTitles)).toEqual([
    '400 Bad Request',
    '403 Forbidden',
    '404 Not Found',
    '405 Method Not Allowed',
  ])
})

it('spec §9: the numbers', () => {
  expect(constants).toMatchObject({
    minimumAge: 18,
    alcohol: '40% vol.',
    premiumPrice: '63Bs.',
    classicPrice: '49Bs.',
    previewLength: 118,
    rejectionPulseMs: 50,
    homeAutoplayMs: 4500,
    autoplayMs: 3000,
    sliderSpeedMs: 300,
    touchThresholdPx: 5,
    longSwipeRatio: 0.5,
    longSwipeMs: 300,
    mainOffsetPx: 72,
  })
  expect(constants.productSlides.map(({ fromPx, slides }) => [fromPx, slides])).toEqual([
    [980, 5],
    [778, 4],
    [568, 3],
    [300, 2],
  ])
  expect(constants.paintingSizes.map(({ widthCm, heightCm }) => `${widthCm}x${heightCm}`)).toEqual([
    '40x30',
    '50x60',
    '60x80',
  ])
})
