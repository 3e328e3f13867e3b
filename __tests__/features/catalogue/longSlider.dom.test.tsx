import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { Bottle } from '../../../src/content/collection'
import type * as FirstBottles from '../../../src/content/firstBottles'
import type { LaterBottles } from '../../../src/content/laterBottles'
import { ProductSlider } from '../../../src/features/catalogue/ProductSlider'
import { useLaterBottles } from '../../../src/features/catalogue/useLaterBottles'

const firstCount = 8
const perFile = 12
const total = firstCount + perFile + 3

/** What the files of later bottles answer, by their place. */
const load = [jest.fn<Promise<readonly Bottle[]>, []>(), jest.fn<Promise<readonly Bottle[]>, []>()]

// Functions, because the mocks below stand above all constants.
function bottle(index: number): Bottle {
  const { firstBottles } = jest.requireActual<typeof FirstBottles>('../../../src/content/firstBottles')
  const [model] = firstBottles
  return { ...model, painting: { ...model.painting, title: `Cuadro ${index + 1}` } } as unknown as Bottle
}
function bottles(from: number, count: number) {
  return Array.from({ length: count }, (_, at) => bottle(from + at))
}

jest.mock('../../../src/content/firstBottles', () => ({
  get firstBottles() {
    return bottles(0, 8)
  },
}))
jest.mock('../../../src/content/laterBottles', () => ({
  bottlesPerFile: 12,
  get laterBottles(): readonly LaterBottles[] {
    return [
      { count: 12, load: () => load[0]!() },
      { count: 3, load: () => load[1]!() },
    ]
  },
}))

function LongSlider() {
  return <ProductSlider heading="Botellas" count={total} {...useLaterBottles()} action={() => null} />
}

const shown = () =>
  [...document.querySelectorAll('.slick-active')].map(
    (slide) => slide.querySelector('h3 + p')?.textContent ?? slide.textContent,
  )
const announced = () => document.querySelector('.carousel > [aria-live]')?.textContent
const turn = async (name: 'siguientes' | 'anteriores', steps: number) => {
  const user = userEvent.setup()
  for (let step = 0; step < steps; step++) {
    await user.click(screen.getByRole('button', { name: `Productos ${name}` }))
    await act(() => new Promise((done) => setTimeout(done, 60)))
  }
}

beforeEach(() => {
  load[0]!.mockReset().mockResolvedValue(bottles(firstCount, perFile))
  load[1]!.mockReset().mockResolvedValue(bottles(firstCount + perFile, 3))
  render(<LongSlider />, { wrapper: MemoryRouter })
})

it('asks for no file until the slider has moved, and counts in words', () => {
  expect(shown()).toEqual(['Cuadro 1', 'Cuadro 2'])
  expect(load[0]).not.toHaveBeenCalled()
  expect(load[1]).not.toHaveBeenCalled()
  expect(screen.getByText(`1 de ${total}`)).toBeVisible()
  expect(announced()).toBe(`Singani Premium, Cuadro 1, 1 de ${total}`)
})

it('shows every bottle once round, asking for each file once, before it comes into view', async () => {
  const seen = []
  for (let step = 0; step < total; step++) {
    seen.push(shown()[0])
    await turn('siguientes', 1)
  }
  expect(seen).toEqual(Array.from({ length: total }, (_, index) => `Cuadro ${index + 1}`))
  expect(shown()).toEqual(['Cuadro 1', 'Cuadro 2'])
  expect(load[0]).toHaveBeenCalledTimes(1)
  expect(load[1]).toHaveBeenCalledTimes(1)
})

it('turns backwards to the last bottle, which says that it is on its way', async () => {
  let arrive: (found: readonly Bottle[]) => void = () => {}
  load[1]!.mockReturnValue(new Promise((done) => (arrive = done)))
  await turn('anteriores', 1)
  expect(shown()).toEqual(['Cargando la botella…', 'Cuadro 1'])
  expect(announced()).toBe(`Botella, ${total} de ${total}`)
  await act(async () => arrive(bottles(firstCount + perFile, 3)))
  expect(shown()).toEqual([`Cuadro ${total}`, 'Cuadro 1'])
  expect(announced()).toBe(`Singani Premium, Cuadro ${total}, ${total} de ${total}`)
})

it('says where a bottle cannot be had, and asks again at the next turn', async () => {
  load[1]!.mockRejectedValueOnce(new Error('offline'))
  await turn('anteriores', 1)
  const [missing] = shown()
  expect(missing).toMatch(/^Esta botella no se cargó\./)
  const slider = within(screen.getByRole('region', { name: 'Botellas' }))
  expect(slider.getAllByText(missing ?? '').length).toBeGreaterThan(0)
  await turn('anteriores', 1)
  expect(load[1]).toHaveBeenCalledTimes(2)
  expect(shown()).toEqual([`Cuadro ${total - 1}`, `Cuadro ${total}`])
})
