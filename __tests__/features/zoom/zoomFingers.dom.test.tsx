import { openDialog, send } from './support/zoomDialog'

const finger = (clientX: number, clientY: number) => ({ clientX, clientY })

describe('two fingers', () => {
  const touches = (distance: number, x = 300) => ({
    touches: [finger(x - distance / 2, 200), finger(x + distance / 2, 200)],
  })

  it('enlarge by as much as they move apart, and what was between them stays there', () => {
    const { view, scale, partAt } = openDialog()
    expect(send(view, 'touchstart', touches(100, 260))).toBe(true)
    const before = partAt(260, 200)
    expect(send(view, 'touchmove', touches(150, 260))).toBe(true)
    expect(scale()).toBeCloseTo(1.5)
    send(view, 'touchmove', touches(250, 260))
    expect(scale()).toBeCloseTo(2.5)
    expect(partAt(260, 200).x).toBeCloseTo(before.x)
    expect(partAt(260, 200).y).toBeCloseTo(before.y)
  })

  it('count the distance upwards as sideways', () => {
    const { view, scale } = openDialog()
    send(view, 'touchstart', { touches: [finger(300, 200), finger(330, 240)] })
    send(view, 'touchmove', { touches: [finger(300, 200), finger(360, 280)] })
    expect(scale()).toBeCloseTo(2)
  })

  it('keep the middle between them under them, upwards too', () => {
    const { view, partAt } = openDialog()
    const pair = (distance: number) => ({ touches: [finger(280, 180), finger(280, 180 + distance)] })
    send(view, 'touchstart', pair(100))
    const before = partAt(280, 280)
    send(view, 'touchmove', pair(200))
    expect(partAt(280, 280).y).toBeCloseTo(before.y)
  })

  it('begin anew when one was lifted', () => {
    const { view, scale } = openDialog()
    send(view, 'touchstart', touches(100))
    send(view, 'touchmove', touches(200))
    send(view, 'touchend', { touches: [finger(300, 200)] })
    send(view, 'touchstart', touches(300))
    send(view, 'touchmove', touches(450))
    expect(scale()).toBeCloseTo(3)
  })

  it('are left to the browser where it has begun to scroll', () => {
    const { view } = openDialog()
    expect(send(view, 'touchmove', { ...touches(100), cancelable: false })).toBe(false)
  })

  it('are more than one, which scrolls', () => {
    const { view, scale } = openDialog()
    for (const type of ['touchstart', 'touchmove'])
      expect(send(view, type, { touches: [finger(300, 200)] })).toBe(false)
    expect(scale()).toBe(1)
  })
})

describe('the mouse', () => {
  const withCapture = () => {
    const opened = openDialog()
    const captured = new Set<number>()
    const scrollBy = jest.fn()
    Object.assign(opened.view, {
      setPointerCapture: (id: number) => captured.add(id),
      hasPointerCapture: (id: number) => captured.has(id),
      scrollBy,
    })
    return { ...opened, captured, scrollBy }
  }
  const mouse = { pointerType: 'mouse', button: 0, pointerId: 7 }
  const move = { pointerId: 7, movementX: 5, movementY: -3 }

  it('drags the picture, which takes the keys', () => {
    const { view, picture, scrollBy } = withCapture()
    expect(send(picture, 'pointerdown', mouse)).toBe(true)
    expect(view).toHaveFocus()
    send(view, 'pointermove', move)
    expect(scrollBy.mock.calls).toEqual([[-5, 3]])
  })

  it.each([
    ['with another button', { ...mouse, button: 2 }],
    ['with a finger', { ...mouse, pointerType: 'touch' }],
  ])('%s drags nothing', (_, press) => {
    const { view, picture, scrollBy, captured } = withCapture()
    expect(send(picture, 'pointerdown', press)).toBe(false)
    send(view, 'pointermove', move)
    expect([captured.size, scrollBy.mock.calls]).toEqual([0, []])
  })

  it('on a scroll bar of the view moves that bar', () => {
    const { view, captured } = withCapture()
    expect(send(view, 'pointerdown', mouse)).toBe(false)
    expect(captured.size).toBe(0)
  })

  it('does not carry the picture out of the window', () => {
    const { picture } = withCapture()
    expect(send(picture, 'dragstart')).toBe(true)
  })
})
