import { act, cleanup, fireEvent } from '@testing-library/react'
import { orderKey } from '../../../src/content/storageKeys'
import { readStoredOrder } from '../../../src/features/order/orderStorage'
import {
  bagEmptied,
  bottleCountChanged,
  bottleRemoved,
  type OrderLine,
} from '../../../src/features/order/orderSlice'
import { sidebarToggled } from '../../../src/features/layout/sidebarSlice'
import { add, ancestros, bag, eco, renderBag } from './support/orderBag'

const stored = () => sessionStorage.getItem(orderKey)
const store = (value: unknown) => sessionStorage.setItem(orderKey, JSON.stringify(value))
const linesOf = (app: ReturnType<typeof renderBag>) => app.store.getState().order.lines

describe('what is stored', () => {
  it('follows each change, and is gone with the last bottle', () => {
    const app = renderBag()
    expect(stored()).toBeNull()
    fireEvent.click(add(ancestros))
    fireEvent.click(add(eco))
    fireEvent.click(add(ancestros))
    expect(stored()).toBe('{"singani-premium-3":2,"singani-clasico-1":1}')
    act(() => void app.store.dispatch(bottleCountChanged({ id: eco.id, count: 99 })))
    act(() => void app.store.dispatch(bottleRemoved(ancestros.id)))
    expect(stored()).toBe('{"singani-clasico-1":99}')
    act(() => void app.store.dispatch(bagEmptied()))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is written when the bottles change, and at no other change of the store', () => {
    const app = renderBag([{ id: eco.id, count: 1 }])
    const write = jest.spyOn(Storage.prototype, 'setItem')
    act(() => void app.store.dispatch(sidebarToggled()))
    expect(write).not.toHaveBeenCalled()
    act(() => void app.store.dispatch(bottleCountChanged({ id: eco.id, count: 2 })))
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('stays as it is once the site is left for the gate', () => {
    const app = renderBag([{ id: eco.id, count: 1 }])
    cleanup()
    app.store.dispatch(bottleRemoved(eco.id))
    expect(stored()).toBe('{"singani-clasico-1":1}')
  })
})

describe('when the site starts', () => {
  it('the bottles that were stored are in the bag, in their order', () => {
    store({ [eco.id]: 3, [ancestros.id]: 1 })
    const app = renderBag()
    expect(linesOf(app)).toEqual([
      { id: eco.id, count: 3 },
      { id: ancestros.id, count: 1 },
    ])
    expect(bag()).toHaveTextContent('Tu mensaje: 4 botellas4')
  })

  it('bottles that are in the bag already are kept, and stored', () => {
    store({ [eco.id]: 3 })
    const lines: OrderLine[] = [{ id: ancestros.id, count: 1 }]
    expect(linesOf(renderBag(lines))).toEqual(lines)
    expect(stored()).toBe('{"singani-premium-3":1}')
  })

  it.each([
    ['a bottle that there is not', { 'singani-premium-99': 1, [eco.id]: 2 }],
    ['a name that every object has', { toString: 1, [eco.id]: 2 }],
    ['no bottle', { [ancestros.id]: 0, [eco.id]: 2 }],
    ['less than none', { [ancestros.id]: -1, [eco.id]: 2 }],
    ['more than 99', { [ancestros.id]: 100, [eco.id]: 2 }],
    ['part of a bottle', { [ancestros.id]: 1.5, [eco.id]: 2 }],
    ['a count in words', { [ancestros.id]: '3', [eco.id]: 2 }],
    ['no count', { [ancestros.id]: null, [eco.id]: 2 }],
    ['a list as a count', { [ancestros.id]: [2], [eco.id]: 2 }],
  ])('%s is dropped, the rest stays, and is what is stored from then on', (_, value) => {
    store(value)
    expect(linesOf(renderBag())).toEqual([{ id: eco.id, count: 2 }])
    expect(stored()).toBe('{"singani-clasico-1":2}')
  })

  it.each([1, 99])('a count of %i is kept', (count) => {
    store({ [eco.id]: count })
    expect(readStoredOrder()).toEqual([{ id: eco.id, count }])
  })

  it('of a bottle that is named twice the last count is kept', () => {
    sessionStorage.setItem(orderKey, `{"${eco.id}":5,"${ancestros.id}":1,"${eco.id}":2}`)
    expect(readStoredOrder()).toEqual([
      { id: eco.id, count: 2 },
      { id: ancestros.id, count: 1 },
    ])
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    'true',
    '"singani-premium-1"',
    '["singani-premium-1"]',
    '[{"id":"singani-premium-1","count":2}]',
    '{"__proto__":{"singani-premium-1":2}}',
    '<img src=x onerror=alert(1)>',
  ])('%s leaves the bag empty, and is deleted', (foreign) => {
    sessionStorage.setItem(orderKey, foreign)
    expect(linesOf(renderBag())).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the bag works in memory', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('where the browser blocks storage: it is neither read nor written', () => {
    store({ [eco.id]: 3 })
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    const app = renderBag()
    fireEvent.click(add(ancestros))
    expect(linesOf(app)).toEqual([{ id: ancestros.id, count: 1 }])
    expect(stored()).toBe('{"singani-clasico-1":3}')
  })

  it('where session storage alone is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
    const app = renderBag()
    fireEvent.click(add(eco))
    act(() => void app.store.dispatch(bottleRemoved(eco.id)))
    fireEvent.click(add(ancestros))
    expect(linesOf(app)).toEqual([{ id: ancestros.id, count: 1 }])
  })

  it('where storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const app = renderBag()
    fireEvent.click(add(eco))
    expect(linesOf(app)).toEqual([{ id: eco.id, count: 1 }])
    expect(stored()).toBeNull()
  })
})
