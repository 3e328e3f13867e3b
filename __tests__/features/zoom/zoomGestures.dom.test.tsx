import { openDialog, send } from './support/zoomDialog'
import { expectSome } from '../../support/expectSome'

describe('keys', () => {
  it.each([
    ['+', 'Aumento 4×'],
    ['=', 'Aumento 4×'],
    ['-', 'Imagen entera'],
    ['0', 'Imagen entera'],
    ['a', 'Aumento 2×'],
  ])('%s zooms from 2× to: %s', (key, expected) => {
    const { picture, press, level } = openDialog()
    press('Acercar')
    send(picture, 'keydown', { key })
    expect(level()).toBe(expected)
  })

  it.each(['ctrlKey', 'metaKey', 'altKey'])('with %s are the browser’s own', (modifier) => {
    const { picture, level } = openDialog()
    send(picture, 'keydown', { key: '+', [modifier]: true })
    expect(level()).toBe('Imagen entera')
  })

  it('0 fits a picture at 4×', () => {
    const { picture, press, level } = openDialog()
    press('Acercar')
    press('Acercar')
    send(picture, 'keydown', { key: '0' })
    expect(level()).toBe('Imagen entera')
  })
})

describe('the wheel', () => {
  it.each([
    [250, 120],
    [340, 310],
  ])('enlarges by a third a notch what is under the pointer, which stays there (%i, %i)', (x, y) => {
    const { view, scale, partAt } = openDialog()
    const before = partAt(x, y)
    for (const deltaY of [-100, -100, -150])
      expect(send(view, 'wheel', { deltaY, clientX: x, clientY: y })).toBe(true)
    expect(scale()).toBeCloseTo(Math.exp(1))
    expect(partAt(x, y).x).toBeCloseTo(before.x)
    expect(partAt(x, y).y).toBeCloseTo(before.y)
  })

  it('goes on from where the buttons were, and they from it', () => {
    const { view, press, scale, level } = openDialog()
    press('Acercar')
    send(view, 'wheel', { deltaY: -35, clientX: 300, clientY: 200 })
    expect(scale()).toBeCloseTo(2 * Math.exp(0.1))
    expect(level()).toBe('Aumento 2,2×')
    press('Alejar')
    expect(level()).toBe('Aumento 2×')
  })
})

it('what is listened for on the picture may be cancelled, and nothing is after it closes', () => {
  const added = jest.spyOn(EventTarget.prototype, 'addEventListener')
  const removed = jest.spyOn(EventTarget.prototype, 'removeEventListener')
  const { view, unmount } = openDialog()
  const listeners = (calls: typeof added) =>
    calls.mock.calls.filter((_, index) =>
      [view, view.closest('dialog')].includes(calls.mock.contexts[index] as never),
    )
  const own = listeners(added).filter(
    ([, , options]) => typeof options === 'object' && options.passive === false,
  )
  expect(own.map(([type]) => type).sort()).toEqual(
    [
      'dragstart',
      'keydown',
      'pointerdown',
      'pointermove',
      'touchend',
      'touchmove',
      'touchstart',
      'wheel',
    ].sort(),
  )
  unmount()
  for (const [type, handler] of expectSome(own))
    expect(listeners(removed as never).map(([name, other]) => [name, other])).toContainEqual([type, handler])
})
