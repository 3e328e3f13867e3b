import { screen, within } from '@testing-library/react'
import { comparisonLink } from '../../../src/content/comparisonLink'
import { premiumPrice } from '../../../src/content/constants'
import { owner } from '../../../src/content/owner'
import { ownerStory } from '../../../src/content/ownerStory'
import { allFacts, listSamples } from '../../../src/content/ownerFacts'
import { heroSlides } from '../../../src/content/heroSlides'
import { home } from '../../../src/content/home'
import { story } from '../../../src/content/story'
import '../../../src/pages/about/AboutPage'
import { renderApp } from '../../support/renderApp'
import { expectSome } from '../../support/expectSome'

const openAbout = async () => {
  renderApp({ path: '/nosotros', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })
  return screen.getByRole('main')
}

const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!

describe('the about page', () => {
  it('opens with its eyebrow, its only first heading and its title in the tab', async () => {
    const main = await openAbout()
    expect(within(main).getByText('Descubre')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(document.title).toBe('Sobre nosotros — Bohemia 56')
  })

  it('tells story, mission, vision, making, category, how the bottles differ, where to taste and how accessible it is, in that order', async () => {
    const main = await openAbout()
    const names = within(main).getAllByRole('heading', { level: 2 })
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Cómo nació la marca',
      'Misión',
      'Visión',
      'Cómo se hace una botella',
      'Qué es el singani',
      'Compara los singanis',
      'Dónde probar y comprar',
      'Accesibilidad',
    ])
  })

  it('says where the founder studied at 21, and what 56 stands for', async () => {
    await openAbout()
    const origin = section('Cómo nació la marca')
    expect(origin).toHaveTextContent(/A los 21 años.*departamento de Tarija.*singani y vino/)
    expect(origin).toHaveTextContent(/«56», en homenaje a la madre de nuestro fundador/)
    for (const paragraph of expectSome(story.origin.paragraphs)) expect(origin).toHaveTextContent(paragraph)
  })

  it('quotes the founder once, in words that the owner has to replace', async () => {
    const main = await openAbout()
    const quotes = main.querySelectorAll('blockquote')
    expect([...quotes].map(({ textContent }) => textContent)).toEqual([`«${ownerStory.founderQuote.value}»`])
    expect(quotes[0]?.closest('figure')).toHaveTextContent(/El fundador de Bohemia 56$/)
    expect(listSamples(allFacts).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['founderQuote', 'making']),
    )
  })

  it('compares the bottles: each leads to its page, and its tastes are read out', async () => {
    await openAbout()
    const comparison = section('Compara los singanis')
    expect(`/nosotros#${comparison.id}`).toBe(comparisonLink.path)
    const [, first] = within(comparison).getAllByRole('row')
    expect(within(first!).getByRole('link', { name: 'Totem de las alturas' })).toHaveAttribute(
      'href',
      '/productos/singani-premium-1',
    )
    expect(within(first!).getByRole('rowheader')).toHaveTextContent(`Premium, ${premiumPrice}`)
    const tastes = within(first!).getAllByRole('cell')
    expect(tastes.map(({ textContent }) => textContent)).toEqual(['mucho', 'poco', 'nada', 'bastante'])
  })

  it('names the departments of singani on a map, and how high the vines and four cities are', async () => {
    await openAbout()
    const singani = within(section('Qué es el singani'))
    const names = singani.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(names).toEqual(['La Paz', 'Potosí', 'Chuquisaca', 'Tarija'])
    expect(singani.getByText('Valle Central de Tarija')).toBeVisible()
    expect(singani.getByText(/Viñas del singani/)).toHaveTextContent(/unos 1\.600 a 2\.800\sm/)
    const heights = singani.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(heights).toEqual(['400\u00a0m', '1.850\u00a0m', '2.400\u00a0m', '3.650\u00a0m'])
  })

  it('states the mission and the vision', async () => {
    await openAbout()
    expect(section('Misión')).toHaveTextContent(story.mission.paragraphs[0])
    expect(section('Visión')).toHaveTextContent(story.vision.paragraphs[0])
  })

  it('shows a described picture in each section', async () => {
    await openAbout()
    for (const part of [story.origin, story.mission, story.vision]) {
      expect(within(section(part.heading)).getByRole('img', { name: part.image.alt })).toBeVisible()
    }
  })

  it('opens and closes with pictures that home does not show', async () => {
    const main = await openAbout()
    const slides = heroSlides.flatMap(({ src, portrait }) => [src.source, portrait])
    const ofHome = [...slides, home.about.image.source].map(({ base }) => base)
    const shown = within(main).getAllByRole('img')
    for (const picture of expectSome([shown.at(0), shown.at(-1)]))
      expect(ofHome.filter((base) => picture?.getAttribute('src')?.includes(base))).toEqual([])
  })

  it('loads only the first picture at once', async () => {
    const main = await openAbout()
    const eager = within(main)
      .getAllByRole('img')
      .filter((picture) => picture.getAttribute('loading') === 'eager')
    expect(eager.map((picture) => picture.getAttribute('alt'))).toEqual([story.origin.image.alt])
  })

  it('names each hung painting and who painted it', async () => {
    await openAbout()
    const { 'artista-de-los-valles': valles, 'artista-de-los-llanos': llanos } = owner.artistNames
    expect(section('Misión')).toHaveTextContent(`El fuego y el cobre${valles.value}Óleo sobre lienzo`)
    expect(section('Visión')).toHaveTextContent(`La cosecha${llanos.value}Acrílico sobre lienzo`)
  })
})
