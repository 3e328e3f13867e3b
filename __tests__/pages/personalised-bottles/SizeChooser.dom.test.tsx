import { fireEvent, screen } from '@testing-library/react'
import { occasionPictures, occasions, sizeChoices } from '../../../src/content/personalised'
import { nameOccasion } from '../../../src/pages/personalised-bottles/nameOccasion'
import { estimateOrder } from '../../../src/features/quote/estimateOrder'
import { emptyQuote } from '../../../src/features/quote/quote'
import { choice, open } from '../../features/quote/support/quoteForm'

const wall = () => screen.getByRole('img', { name: /^Una obra de ejemplo, a escala/ })
const drawnAt = () => wall().querySelector('.scale-wall__frame')!
const painting = () => wall().querySelector('img')!

describe('the wall', () => {
  it.each(occasions)('shows in each size the picture of the chosen occasion: $id', async (occasion) => {
    await open()
    fireEvent.click(choice(nameOccasion(occasion)))
    const { source, alt } = occasionPictures[occasion.id]
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
        src: expect.stringContaining(source.base),
        label: expect.stringMatching(new RegExp(`29 cm: ${name}\\. ${alt}$`)),
        proportions: widthCm / heightCm,
      })),
    )
  })

  it('shows that of the link', async () => {
    await open('?ocasion=bautizo&tamano=40x30')
    expect(wall()).toHaveAccessibleName(expect.stringContaining(occasionPictures.bautizo.alt))
  })

  it("shows until one is chosen the picture of the sketch's example, in the size that is priced", async () => {
    await open()
    expect(estimateOrder(emptyQuote)?.size.id).toBe('40x30')
    expect(wall()).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`40x30 cm\\. ${occasionPictures.boda.alt}$`)),
    )
  })
})
