import { makeStore } from '../../src/app/store'
import { gateChanged, selectErrorMessage, selectStatus } from '../../src/features/gate/gateSlice'
import {
  selectIsSidebarOpen,
  sidebarClosed,
  sidebarOpened,
  sidebarToggled,
} from '../../src/features/layout/sidebarSlice'

it('starts checking, loading on, no message, menu closed, no bottle in the message', () => {
  expect(makeStore().getState()).toEqual({
    gate: { status: 'checking', isLoading: true, errorMessage: null },
    sidebar: { isOpenSidebar: false },
    order: { lines: [] },
  })
})

it('copies the whole state of the machine', () => {
  const store = makeStore()
  const refused = { status: 'not-accepted', isLoading: false, errorMessage: 'Lo sentimos' } as const
  store.dispatch(gateChanged(refused))
  expect(store.getState().gate).toEqual(refused)
  expect(selectStatus(store.getState())).toBe('not-accepted')
  expect(selectErrorMessage(store.getState())).toBe('Lo sentimos')
})

it('opens, closes and toggles the side menu', () => {
  const store = makeStore()
  const isOpenAfter = (
    action: ReturnType<typeof sidebarOpened | typeof sidebarClosed | typeof sidebarToggled>,
  ) => {
    store.dispatch(action)
    return selectIsSidebarOpen(store.getState())
  }
  expect(isOpenAfter(sidebarOpened())).toBe(true)
  expect(isOpenAfter(sidebarOpened())).toBe(true)
  expect(isOpenAfter(sidebarToggled())).toBe(false)
  expect(isOpenAfter(sidebarToggled())).toBe(true)
  expect(isOpenAfter(sidebarClosed())).toBe(false)
})
