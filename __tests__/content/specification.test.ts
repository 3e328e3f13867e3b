import { readFileSync } from 'node:fs'
import * as c from '../../src/content/constants'
import { applicationError, cssPreloadError, statusErrors } from '../../src/content/errors'
import { eventArtistId, eventPhotos } from '../../src/content/eventPhotos'
import { findArtist } from '../../src/content/artists'
import { heroSlides } from '../../src/content/heroSlides'
import { home } from '../../src/content/home'
import { answers, gate, noCommission, responsibleNotice } from '../../src/content/legal'
import { floatingGreeting, productMessage } from '../../src/content/messages'
import { footerLinks, navigation } from '../../src/content/navigation'
import { occasions, personalised } from '../../src/content/personalised'
import { lineFacts } from '../../src/content/lineFacts'
import { productLines } from '../../src/content/productLines'
import { productCard } from '../../src/content/product'
import { findProduct, products } from '../../src/content/products'
import { socialLinks } from '../../src/content/social'
import { story } from '../../src/content/story'
import { techniques } from '../../src/content/techniques'

// The numbers and sentences of the specification, which other tests take from src/content: a fact is changed in its content
// file and in docs/specification.md, or here where that page does not quote it. The law's sentences and the gate's are held,
// word for word, by the fingerprints in src/audit/dossier/requirements/legalSentences.ts instead.
const sections = readFileSync('docs/specification.md', 'utf8').split(/^#+ /m)
const sectionOf = (heading: string) => sections.find((section) => section.startsWith(`${heading}\n`)) ?? ''

/** The texts in quotation marks under a heading of docs/specification.md. */
const quotedUnder = (heading: string) =>
  [...sectionOf(heading).matchAll(/"([^"]+)"/g)].map(([, text]) => text)

/** The rows of the table under a heading of docs/specification.md, without its head. */
const rowsUnder = (heading: string) =>
  [...sectionOf(heading).matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
    .slice(2)
    .map(([, item, value]) => [item, value])

it('docs/specification.md quotes texts under these headings alone: each is compared here', () => {
  const quoting = sections.slice(2).filter((section) => section.includes('"'))
  expect(quoting.map((section) => section.split('\n')[0])).toEqual([
    'Age gate',
    'Home',
    'About',
    'Product card',
    '8. Errors',
  ])
})

it('spec §1: no commission', () => {
  expect(noCommission).toBe('Te ponemos en contacto y no cobramos comisión.')
})

it('spec §2: the gate, as docs/specification.md quotes it', () => {
  expect([gate.slogan, ...Object.values(answers)]).toEqual(quotedUnder('Age gate'))
  expect(gate.rejectionClose).toBe('Entendido')
  expect(responsibleNotice).toMatch(/consumo responsable.*alcohol 40% vol\..*No compartas.*menores/)
})

it('spec §2: navigation and footer', () => {
  expect(navigation.map(({ title, path }) => [title, path])).toEqual([
    ['Inicio', '/'],
    ['Singanis', '/#singanis'], // ours: a way to the bottles
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

it('spec §2: home and the product card, as docs/specification.md quotes them, spelling included', () => {
  const hashtags = heroSlides.map(({ hashtag }) => hashtag)
  const { about, products, paintings } = home
  expect([...hashtags, about.link.label, products.heading, paintings.link.label]).toEqual(quotedUnder('Home'))
  expect([about.link.path, paintings.link.path]).toEqual(['/nosotros', '/pinturas'])
  expect([productCard.discover, productCard.order]).toEqual(quotedUnder('Product card'))
})

it('spec §2: the about page, its headings as docs/specification.md quotes them', () => {
  expect([story.eyebrow, story.heading]).toEqual(quotedUnder('About'))
  expect(story.origin.quote).toMatch(/años.*Tarija.*singani y vino/)
  expect(story.origin.paragraphs.join(' ')).toMatch(/«Bohemia», por el movimiento cultural.*«56».*madre/)
  expect(story.mission.paragraphs.join(' ')).toMatch(
    /experiencias únicas.*100% artesanales.*culturales y artísticas/,
  )
  expect(story.vision.paragraphs.join(' ')).toMatch(
    /marca líder.*alta calidad.*responsabilidad social empresarial/,
  )
})

it('spec §1 and §2: personalised bottles', () => {
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
  expect(lineFacts.premium.origin).toMatch(/doble destilado.*Moscatel de Alejandría.*más de .* metros/)
  expect(lineFacts.premium.serving).toMatch(/con hielo o en cócteles/)
  expect(clasico).toMatchObject({ capLabel: 'Tapa plateada', modelId: 'singani-clasico-1' })
  expect(lineFacts.clasico.origin).toMatch(/un solo destilado/)
  expect(lineFacts.clasico.serving).toMatch(/cócteles con jugos y gaseosas/)
})

it('spec §7: the messages, with a diamond for Clásico and a star for Premium', () => {
  const models = [productLines.premium, productLines.clasico]
  expect(floatingGreeting()).toBe('¡Hola, Bohemia 56! Quisiera más información, por favor.')
  expect(models.map(({ modelId }) => productMessage(findProduct(modelId)!))).toEqual([
    '¡Hola, Bohemia 56! ⭐ Me interesa el Singani Premium con la pintura «Totem de las alturas». ¿Me dan más información?',
    '¡Hola, Bohemia 56! 💎 Me interesa el Singani Clásico con la pintura «Eco e imagen». ¿Me dan más información?',
  ])
})

it('spec §8: the errors, as docs/specification.md quotes them', () => {
  const shown = [applicationError, ...Object.values(statusErrors).map(({ line }) => line), cssPreloadError]
  expect(shown).toEqual(quotedUnder('8. Errors'))
})

it('spec §9: the numbers are those of docs/specification.md', () => {
  const sizes = c.paintingSizes.map(({ widthCm, heightCm }) => `${widthCm}x${heightCm}`)
  const slides = c.productSlides.map(({ fromPx, slides }) => `${slides} from ${fromPx} px`)
  expect([
    ['Minimum age', `${c.minimumAge}`],
    ['Alcohol', c.alcohol],
    ['Prices of Premium, Clásico', `${c.premiumPrice}, ${c.classicPrice}`],
    ['Preview of a description', `${c.previewLength} characters and an ellipsis`],
    ['Error message', `cleared after ${c.rejectionPulseMs} ms`],
    ["Autoplay of home's carousel", `${c.homeAutoplayMs} ms`],
    ['Product slider, endless', slides.join(', ').replace(' from', ' slides from')],
    [
      'Other sliders',
      `speed ${c.sliderSpeedMs} ms, autoplay ${c.autoplayMs} ms, touch threshold ${c.touchThresholdPx} px`,
    ],
    ['Long swipe', `${c.longSwipeRatio} of a slide, or ${c.longSwipeMs} ms`],
    ['Top of the main content', `${c.mainOffsetPx} px`],
    ['Sizes of paintings', `${sizes.join(', ')} cm`],
    ['Photos of events', `${eventPhotos.length}`],
    ["Founder's age in the story", /(\d+) años/.exec(story.origin.quote)?.[1]],
    ['Vineyards of Premium', `above ${/más de ([\d.]+) metros/.exec(lineFacts.premium.origin)?.[1]} m`],
  ]).toEqual(rowsUnder('9. Numbers'))
})
