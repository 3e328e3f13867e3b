import { fireEvent, screen } from '@testing-library/react'
import { occasions, sizeChoices, wallExample } from '../../../src/content/personalised'
import { nameOccasion } from '../../../src/pages/personalised-bottles/nameOccasion'
import { estimateOrder } from '../../../src/features/quote/estimateOrder'
import { emptyQuote } from '../../../src/features/quote/quote'
import { expectSome } from '../../support/expectSome'
import { choice, open } from '../../features/quote/support/quoteForm'

const wall = () => screen.getByRole('img', { name: /^Una obra de ejemplo, a escala/ })
const drawnAt = () => wall().querySelector('.scale-wall__frame')!
const painting = () => wall().querySelector('img')!
const sketch = () => wall().querySelector('.size-chooser__sketch canvas')!

// No canvas can be drawn here: that the sketch itself hangs there is shown by sketch.journey.ts.
describe('the wall', () => {
  it.each(occasions)('shows in each size the example, where no sketch is drawn: $id', async (occasion) => {
    await open()
    fireEvent.click(choice(nameOccasion(occasion)))
    const shown = sizeChoices.map(({ name }) => {
      fireEvent.click(screen.getByRole('button', { name }))
      const width = Number(drawnAt().getAttribute('width'))
      return {
        src: painting().getAttribute('src'),
        label: wall().getAttribute('aria-label'),
        proportions: width / Number(drawnAt().getAttribute('height')),
      }
    })
    expect(shown).toEqual(
      sizeChoices.map(({ name, widthCm, heightCm }) => ({
        src: expect.stringContaining(wallExample.source.base),
        label: expect.stringMatching(new RegExp(`29\u00a0cm: ${name}\\. ${wallExample.alt}$`)),
        proportions: widthCm / heightCm,
      })),
    )
    expect(sketch()).not.toBeVisible()
  })

  it('keeps the canvas of the sketch, whatever the size, in a box of its own over the example', async () => {
    await open('?ocasion=bautizo&tamano=40x30')
    const canvas = sketch()
    const boxOf = (element: Element) =>
      ['x', 'y', 'width', 'height'].map((name) => element.closest('foreignObject')!.getAttribute(name))
    for (const { name } of expectSome(sizeChoices.slice(1))) {
      fireEvent.click(screen.getByRole('button', { name }))
      expect(sketch()).toBe(canvas)
      expect(boxOf(canvas)).toEqual(boxOf(painting()))
    }
  })

  it('shows the example in the size that is priced, until one is chosen', async () => {
    await open()
    expect(estimateOrder(emptyQuote)?.size.id).toBe('40x30')
    expect(wall()).toHaveAccessibleName(expect.stringMatching(new RegExp(`40x30 cm\\. ${wallExample.alt}$`)))
  })

  it('shows the other sizes as lines around the smallest, until one is chosen', async () => {
    await open()
    const lines = () =>
      [...wall().querySelectorAll('.scale-wall__other-size')].map((line) =>
        ['x', 'y', 'width', 'height'].map((name) => Number(line.getAttribute(name))),
      )
    expect(lines()).toEqual([
      [38.5, 15, 50, 60],
      [33.5, 5, 60, 80],
    ])
    fireEvent.click(screen.getByRole('button', { name: '60x80 cm' }))
    expect(lines()).toEqual([])
  })
})
