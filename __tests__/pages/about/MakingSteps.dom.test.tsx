import { screen, within } from '@testing-library/react'
import { owner } from '../../../src/content/owner'
import { scenes } from '../../../src/content/scenes'
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

describe('how a bottle is made', () => {
  it('tells in five steps how a bottle is made, from the grape to the label, and of no aged spirit', async () => {
    await openAbout()
    const making = within(section('Cómo se hace una botella'))
    expect(making.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'La uva',
      'El alambique',
      'El reposo',
      'El cuadro',
      'La etiqueta',
    ])
    const texts = making.getAllByRole('listitem').map(({ textContent }) => textContent)
    for (const [index, { text }] of expectSome([...story.making.steps.entries()]))
      expect(texts[index]).toContain(text)
    expect(texts.join(' ')).not.toMatch(/añej|barrica|roble|crianza/i)
  })

  it('says when each step is, from the harvest to the label, in words and on a calendar', async () => {
    await openAbout()
    const making = section('Cómo se hace una botella')
    expect(making).toHaveTextContent('De la vendimia de marzo a la etiqueta de noviembre pasan nueve meses.')
    const whens = [...making.querySelectorAll('.making-step__when')].map(({ textContent }) => textContent)
    expect(whens).toEqual(['Marzo', 'Abril', 'De mayo a octubre', 'De junio a agosto', 'Noviembre'])
    const bars = [...making.querySelectorAll<HTMLElement>('.making-calendar__step')]
    expect(bars.map(({ dataset: { from, to } }) => [from, to].map(Number))).toEqual(
      story.making.steps.map(({ months }) => [...months]),
    )
  })

  it('takes its figures from the owner: kilos, days, hours, people', async () => {
    await openAbout()
    const making = section('Cómo se hace una botella')
    const { grapeKilos, fermentationDays, stillHours, easelHours, bottlesPerHour } = owner.making.value
    for (const figure of [
      `${grapeKilos} kilos`,
      `${fermentationDays} días`,
      `${stillHours} horas`,
      `${easelHours} horas`,
      `${bottlesPerHour} botellas por hora`,
    ])
      expect(making).toHaveTextContent(figure)
  })

  it('shows a described picture of its own in each step of the making', async () => {
    await openAbout()
    const shown = within(section('Cómo se hace una botella')).getAllByRole('img')
    const { steps } = story.making
    expect(shown.map((picture) => picture.getAttribute('alt'))).toEqual(steps.map(({ image }) => image.alt))
    const elsewhere = Object.values(scenes).map(({ source }) => source)
    for (const { image } of expectSome(steps)) expect(elsewhere).not.toContain(image.source)
    expect(new Set(steps.map(({ image }) => image.source)).size).toBe(5)
  })
})
