import { renderHook } from '@testing-library/react'
import { useScrollLock } from '../../../src/shared/hooks/useScrollLock'

const page = document.documentElement

/** A page that scrolls has a bar of that width, until its scrolling is locked. */
const giveScrollBar = (width: number) =>
  jest
    .spyOn(page, 'clientWidth', 'get')
    .mockImplementation(() => window.innerWidth - (page.classList.contains('is-scroll-locked') ? 0 : width))

it.each([
  ['with a scroll bar, whose width stays reserved', 15, ['is-scroll-locked', 'is-gutter-kept']],
  ['with one that takes no width', 0, ['is-scroll-locked']],
])('a page %s is locked while the dialog is open', (_how, width, locks) => {
  giveScrollBar(width)
  const { rerender, unmount } = renderHook(useScrollLock, { initialProps: false })
  expect([...page.classList]).toEqual([])
  rerender(true)
  expect([...page.classList]).toEqual(locks)
  rerender(false)
  expect([...page.classList]).toEqual([])
  rerender(true)
  unmount()
  expect([...page.classList]).toEqual([])
})
