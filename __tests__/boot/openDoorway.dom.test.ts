import { openDoorway } from '../../src/boot/openDoorway'
import { settle } from '../support/gate'
import { expectSome } from '../support/expectSome'

const scene = '<div class="gate__scene"><img width="200" height="100" alt=""></div>'

const doorway = () => document.querySelector<HTMLElement>('body > .doorway')
const lengthOf = (name: string) => parseFloat(doorway()?.style.getPropertyValue(`--${name}`) ?? '')

/** A gate on a screen of 1000 × 800, its picture and scene where `box` says. */
function drawGate(html: string, box = new DOMRect(10, 20, 400, 600)) {
  document.body.innerHTML = `<div class="gate">${html}</div>`
  Object.assign(window, { innerWidth: 1000, innerHeight: 800 })
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
  return document.querySelector('.gate') as HTMLElement
}

let endAnimation = () => {}
let breakAnimation = () => {}

beforeEach(() => {
  const finished = new Promise<void>((resolve, reject) => {
    endAnimation = resolve
    breakAnimation = () => reject(new Error('cancelled'))
  })
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] })
})

describe('without reduced motion', () => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  })

  // The picture, 200 × 100, covers its box: six times as large in the one, four times in the other.
  it.each([
    {
      box: new DOMRect(10, 20, 400, 600),
      seen: { left: 10, top: 20, width: 400, height: 600, x: 208.8, y: 327.2, step: 27.12, scale: 14.587 },
    },
    {
      box: new DOMRect(10, 20, 800, 100),
      seen: { left: 10, top: 20, width: 800, height: 100, x: 409.2, y: 32.8, step: 18.08, scale: 21.217 },
    },
  ])(
    'the cross is found in a picture of $box.width × $box.height, and comes as near as the farthest corner asks',
    ({ box, seen }) => {
      openDoorway(drawGate(scene, box))
      for (const [name, length] of expectSome(Object.entries(seen)))
        expect([name, lengthOf(name)]).toEqual([name, expect.closeTo(length, 3)])
      expect(doorway()?.style.getPropertyValue('--x')).toMatch(/px$/)
      expect(doorway()?.querySelector('.gate__scene img')).toBeInTheDocument()
      expect(document.querySelector('.gate .gate__scene')).toBeNull()
    },
  )

  it.each([
    ['has ended', () => endAnimation()],
    ['was cancelled', () => breakAnimation()],
  ])('it is gone once its movement %s, and not before', async (_, end) => {
    openDoorway(drawGate(scene))
    await settle()
    expect(doorway()).toBeInTheDocument()
    end()
    await settle()
    expect(doorway()).toBeNull()
  })

  it.each([
    ['a scene', '<p>¿Tienes más de 18 años?</p>'],
    ['a picture', '<div class="gate__scene"></div>'],
  ])('a gate without %s opens without it', (_, html) => {
    openDoorway(drawGate(html))
    expect(doorway()).toBeNull()
  })
})

it('under reduced motion nothing moves', () => {
  openDoorway(drawGate(scene))
  expect(doorway()).toBeNull()
  expect(document.querySelector('.gate .gate__scene')).toBeInTheDocument()
})
