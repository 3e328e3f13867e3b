import { makeStore } from '../../../src/app/store'
import {
  bagEmptied,
  bagRestored,
  bottleAdded,
  bottleCountChanged,
  bottleRemoved,
  selectBottleCount,
  selectOrderLines,
} from '../../../src/features/order/orderSlice'

const ancestros = 'singani-premium-3'
const eco = 'singani-clasico-1'

it('bottles are added one by one, kept in their order and counted together', () => {
  const store = makeStore()
  for (const id of [ancestros, eco, ancestros] as const) store.dispatch(bottleAdded(id))
  expect(selectOrderLines(store.getState())).toEqual([
    { id: ancestros, count: 2 },
    { id: eco, count: 1 },
  ])
  expect(selectBottleCount(store.getState())).toBe(3)
})

it('of one bottle there are 1 to 99', () => {
  const store = makeStore({ order: { lines: [{ id: eco, count: 99 }] } })
  store.dispatch(bottleAdded(eco))
  expect(selectBottleCount(store.getState())).toBe(99)
  store.dispatch(bottleCountChanged({ id: eco, count: 0 }))
  expect(selectBottleCount(store.getState())).toBe(1)
})

it('what happens to one bottle leaves the others as they are', () => {
  const store = makeStore()
  for (const id of [ancestros, eco] as const) store.dispatch(bottleAdded(id))
  store.dispatch(bottleCountChanged({ id: eco, count: 4 }))
  expect(selectOrderLines(store.getState())).toEqual([
    { id: ancestros, count: 1 },
    { id: eco, count: 4 },
  ])
  store.dispatch(bottleRemoved(ancestros))
  expect(selectOrderLines(store.getState())).toEqual([{ id: eco, count: 4 }])
  store.dispatch(bagEmptied())
  expect(selectOrderLines(store.getState())).toEqual([])
})

it('a removed bottle is gone, and changing it then changes nothing', () => {
  const store = makeStore({ order: { lines: [{ id: eco, count: 2 }] } })
  store.dispatch(bottleRemoved(eco))
  store.dispatch(bottleCountChanged({ id: eco, count: 5 }))
  expect(selectOrderLines(store.getState())).toEqual([])
})

it('restored bottles take the place of those before', () => {
  const store = makeStore({ order: { lines: [{ id: eco, count: 2 }] } })
  store.dispatch(bagRestored([{ id: ancestros, count: 3 }]))
  expect(selectOrderLines(store.getState())).toEqual([{ id: ancestros, count: 3 }])
})
