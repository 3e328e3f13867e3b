import { paintings } from '../../../src/content/paintings'
import { createStageView } from '../../../src/features/unrolling/createStageView'

const withPicture = () => {
  const box = document.createElement('div')
  const image = document.createElement('img')
  Object.defineProperties(image, {
    decode: { value: async () => {} },
    naturalWidth: { value: 880 },
    naturalHeight: { value: 2136 },
  })
  box.append(image)
  return box
}

/** The context of each canvas, as a browser has it where a canvas without a size must not be drawn. */
const context = new Proxy({} as Record<string, unknown>, {
  get: (given, name: string) =>
    given[name] ??
    ((drawn: unknown) => {
      if (name === 'drawImage' && drawn instanceof HTMLCanvasElement && !(drawn.width && drawn.height))
        throw new DOMException('canvas element with a width or height of 0', 'InvalidStateError')
      return { addColorStop: () => {} }
    }),
})

beforeEach(() => {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(context as unknown as RenderingContext & GPUCanvasContext)
})
afterEach(() => jest.restoreAllMocks())

it.each([
  ['hidden', 0, false],
  ['shown', 600, true],
])('a stage that is %s is ready once it has a size', async (_, size, isReady) => {
  const stage = document.createElement('div')
  Object.defineProperties(stage, { clientWidth: { value: size }, clientHeight: { value: size } })
  const elements = {
    stage,
    bottle: withPicture(),
    canvas: document.createElement('canvas'),
    wall: withPicture(),
  }
  const view = createStageView(elements, 'premium', paintings[0]!)
  view.resize()
  await view.prepare()
  expect(view.isReady()).toBe(isReady)
})
