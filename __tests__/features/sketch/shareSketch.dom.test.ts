import { canShareFiles } from '../../../src/features/sketch/canShareFiles'
import type { LabelDesign } from '../../../src/features/sketch/labelDesign'
import { makeFile } from '../../../src/features/sketch/makeFile'
import { shareSketch } from '../../../src/features/sketch/shareSketch'

jest.mock('../../../src/features/sketch/makeFile')

const design: LabelDesign = {
  occasion: 'boda',
  technique: 'oleo',
  line: 'premium',
  names: 'Ana',
  phrase: '',
  day: '',
  isExample: false,
}
const file = new File(['png'], 'boceto-bohemia-56.png', { type: 'image/png' })
const clicked = jest.fn()

const setNavigator = (values: object) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(navigator, name, { configurable: true, value })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(makeFile).mockResolvedValue(file)
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: jest.fn() })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked(this.download, this.href)
  })
  setNavigator({
    canShare: undefined,
    share: undefined,
    clipboard: { writeText: jest.fn(() => Promise.resolve()) },
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  clicked.mockClear()
})

it('where the device shares files, its menu gets the picture and the message', async () => {
  const share = jest.fn(() => Promise.resolve())
  setNavigator({ canShare: () => true, share })
  expect(canShareFiles()).toBe(true)
  expect(await shareSketch(design, 'Hola')).toBe('')
  expect(share).toHaveBeenCalledWith({ files: [file], text: 'Hola' })
  expect(clicked).not.toHaveBeenCalled()
})

it('elsewhere the picture is saved and the message copied', async () => {
  expect(canShareFiles()).toBe(false)
  expect(await shareSketch(design, 'Hola')).toMatch(/^Imagen guardada y mensaje copiado/)
  expect(clicked).toHaveBeenCalledWith('boceto-bohemia-56.png', 'blob:x')
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('Hola')
  jest.advanceTimersByTime(10_000)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x')
})

it('a clipboard that refuses is told of, and where the message is', async () => {
  setNavigator({ clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  expect(await shareSketch(design, 'Hola')).toMatch(/^Imagen guardada\. El mensaje está más abajo/)
  jest.advanceTimersByTime(10_000)
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:x')
})

it('where the menu cannot be opened, the picture is saved and the message copied', async () => {
  setNavigator({ canShare: () => true, share: () => Promise.reject(new Error('too late after the press')) })
  expect(await shareSketch(design, 'Hola')).toMatch(/^Imagen guardada y mensaje copiado/)
  expect(clicked).toHaveBeenCalledWith('boceto-bohemia-56.png', 'blob:x')
})

it('who closes the menu is told nothing; a failure is told of', async () => {
  const closed = Object.assign(new Error('closed'), { name: 'AbortError' })
  setNavigator({ canShare: () => true, share: () => Promise.reject(closed) })
  expect(await shareSketch(design, 'Hola')).toBe('')
  jest.mocked(makeFile).mockRejectedValueOnce(new Error('No PNG.'))
  expect(await shareSketch(design, 'Hola')).toMatch(/^No pudimos preparar la imagen/)
})
