import { fitSystemFonts } from '../../src/boot/fitSystemFonts'
import { ownFonts } from '../../src/boot/ownFonts'

const posterWidth = ownFonts.poster.width / ownFonts.poster.text.length
const root = document.documentElement
const adjusts = () =>
  ['poster', 'sans', 'capitals', 'italic'].map((name) => root.style.getPropertyValue(`--${name}-adjust`))

let widthPerCharacter: number
let arrive: () => void
let fail: (reason: unknown) => void

beforeEach(() => {
  const arrived = new Promise<FontFace[]>((resolve, reject) => {
    arrive = () => resolve([])
    fail = reject
  })
  const pen = { font: '', measureText: (text: string) => ({ width: text.length * widthPerCharacter }) }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  Object.assign(window, { CSS: { supports: () => true } })
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => arrived } })
  performance.getEntriesByType = () => []
  for (const name of ['poster', 'sans', 'capitals', 'italic'])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<style>:root{--${name}:Own, 'Own as Other', serif}</style>`,
    )
})

afterEach(() => {
  root.removeAttribute('style')
  document.body.innerHTML = ''
  jest.restoreAllMocks()
})

describe('the device’s fonts', () => {
  it('stay as they are where they are as wide as ours', () => {
    widthPerCharacter = posterWidth
    fitSystemFonts()
    expect(adjusts()[0]).toBe('')
  })

  it('are scaled to ours where they are twice as wide, and ours wait', () => {
    widthPerCharacter = 2 * posterWidth
    fitSystemFonts()
    expect(adjusts()[0]).toBe(`ch-width ${(0.5 * widthPerCharacter) / 100}`)
    expect(root.style.getPropertyValue('--poster').trim()).toBe("'Own as Other', serif")
  })

  it('give way at once where nothing is painted yet', async () => {
    widthPerCharacter = 90
    fitSystemFonts()
    arrive()
    await Promise.resolve()
    expect(root.style).toHaveLength(0)
  })

  it('give way with the next press once the page is painted', async () => {
    performance.getEntriesByType = () => [{} as PerformanceEntry]
    widthPerCharacter = 90
    fitSystemFonts()
    arrive()
    await Promise.resolve()
    expect(adjusts()).not.toContain('')
    dispatchEvent(new Event('keydown'))
    expect(root.style).toHaveLength(0)
  })
})

it('stay scaled where ours do not arrive', async () => {
  widthPerCharacter = 90
  fitSystemFonts()
  fail(new DOMException('', 'NetworkError'))
  await Promise.resolve()
  dispatchEvent(new Event('keydown'))
  expect(adjusts()).not.toContain('')
})

it('are left alone by a browser that cannot scale them', () => {
  Object.assign(window, { CSS: { supports: () => false } })
  widthPerCharacter = 90
  fitSystemFonts()
  expect(root.style).toHaveLength(0)
})
