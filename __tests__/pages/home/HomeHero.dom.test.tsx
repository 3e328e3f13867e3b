import { act, fireEvent, within } from '@testing-library/react'
import { heroSlides } from '../../../src/content/heroSlides'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { pageHeads } from '../../../tools/build/head/pageHeads'
import { hero, openHome, settle } from './support/openHome'
import { expectSome } from '../../support/expectSome'

const tab = (name: string) => within(hero()).getByRole('tab', { name })

describe('the hero', () => {
  it('offers the four hashtags as tabs and shows the first, with its line and its picture', async () => {
    await openHome()
    const tabs = within(within(hero()).getByRole('tablist')).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      '#Artesanal',
      '#Arte',
      '#Cultura',
      '#Tradiciones',
    ])
    expect(tabs.map((each) => each.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    const panel = within(hero()).getByRole('tabpanel', { name: '#Artesanal, 1 de 4' })
    expect(panel).toHaveTextContent('#ArtesanalCobre, uva moscatel y un cuadro boliviano en cada botella.')
    expect(within(panel).getByRole('img')).toHaveAccessibleName(heroSlides[0].src.alt)
  })

  it('puts the pause first, then previous and next, then the tabs, then the slide', async () => {
    await openHome()
    const order = [
      within(hero()).getByRole('button', { name: 'Reanudar la rotación automática' }),
      within(hero()).getByRole('button', { name: 'Imagen anterior' }),
      within(hero()).getByRole('button', { name: 'Imagen siguiente' }),
      tab('#Artesanal'),
      within(hero()).getByRole('tabpanel'),
    ]
    expectSome(order.slice(1)).forEach((element, index) => {
      expect(order[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
  })

  it.each(heroSlides.map(({ hashtag, body }) => [hashtag, body]))(
    'shows %s when asked',
    async (hashtag, body) => {
      const { user } = await openHome()
      await user.click(tab(hashtag))
      await settle()
      expect(tab(hashtag)).toHaveAttribute('aria-selected', 'true')
      const panels = within(hero()).getAllByRole('tabpanel')
      expect(panels).toHaveLength(1)
      expect(panels[0]).toHaveTextContent(body.replace(/\s/g, ' '))
    },
  )

  it('moves with the arrow keys, Home and End, and keeps one tab in the focus order', async () => {
    const { user } = await openHome()
    act(() => tab('#Artesanal').focus())
    for (const [key, hashtag] of [
      ['ArrowRight', '#Arte'],
      ['End', '#Tradiciones'],
      ['ArrowRight', '#Artesanal'],
      ['ArrowLeft', '#Tradiciones'],
      ['Home', '#Artesanal'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      await settle()
      expect(tab(hashtag)).toHaveFocus()
      expect(tab(hashtag)).toHaveAttribute('aria-selected', 'true')
      expect(
        within(hero())
          .getAllByRole('tab')
          .filter(({ tabIndex }) => tabIndex === 0),
      ).toEqual([tab(hashtag)])
    }
  })

  it('goes back and forth with its buttons, round the end', async () => {
    const { user } = await openHome()
    await user.click(within(hero()).getByRole('button', { name: 'Imagen anterior' }))
    await settle()
    expect(tab('#Tradiciones')).toHaveAttribute('aria-selected', 'true')
    await user.click(within(hero()).getByRole('button', { name: 'Imagen siguiente' }))
    await settle()
    expect(tab('#Artesanal')).toHaveAttribute('aria-selected', 'true')
  })

  it('leads from each picture to where its subject is told', async () => {
    const { user } = await openHome()
    const served = pageHeads().map(({ path }) => path)
    for (const { hashtag, link } of expectSome(heroSlides)) {
      await user.click(tab(hashtag))
      await settle()
      const shown = within(within(hero()).getByRole('tabpanel')).getByRole('link', { name: link.label })
      expect(shown).toHaveAttribute('href', link.path)
      expect(served).toContain(link.path.replace(/#.*/, ''))
    }
    expect(new Set(heroSlides.map(({ link }) => link.path)).size).toBe(heroSlides.length)
  })

  it('leaves no broken picture where one does not arrive, and asks for it again once there is a connection', async () => {
    await openHome()
    const picture = within(within(hero()).getByRole('tabpanel')).getByRole<HTMLImageElement>('img')
    const state = { complete: true, naturalWidth: 0 }
    for (const name of ['complete', 'naturalWidth'] as const)
      Object.defineProperty(picture, name, { get: () => state[name] })
    expect(picture).not.toHaveAttribute('data-missing')
    fireEvent.error(picture)
    expect(picture).toHaveAttribute('data-missing')

    const { src } = picture
    const ask = jest.spyOn(picture, 'src', 'set')
    fireEvent(window, new Event('online'))
    expect(ask).toHaveBeenCalledWith(src)
    state.naturalWidth = 480
    fireEvent.load(picture)
    expect(picture).not.toHaveAttribute('data-missing')
    ask.mockClear()
    fireEvent(window, new Event('online'))
    expect(ask).not.toHaveBeenCalled()
  })

  it('loads its first picture at once and the others when they are near', async () => {
    await openHome()
    const pictures = [...hero().querySelectorAll('.slick-slide:not(.slick-cloned) img')]
    expect(pictures.map((picture) => [picture.getAttribute('alt'), picture.getAttribute('loading')])).toEqual(
      heroSlides.map(({ src }, index) => [src.alt, index === 0 ? 'eager' : 'lazy']),
    )
  })

  it("ends with the law's two legends", async () => {
    await openHome()
    expect(hero().nextElementSibling).toHaveTextContent(`${excessLegend}${minorsLegend}`)
    expect(hero().nextElementSibling).toBe(hero().parentElement?.lastElementChild)
  })
})
