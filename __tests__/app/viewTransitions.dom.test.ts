import type { createBrowserRouter } from 'react-router-dom'
import { addViewTransitions } from '../../src/app/viewTransitions'

const recordKey = 'remix-router-transitions'

/** Records its fades as the page is left, as React Router does from the moment it is made. */
function routerThatRecords() {
  window.addEventListener('pagehide', () => sessionStorage.setItem(recordKey, '{}'))
  return { navigate: () => {}, subscribe: () => () => {} } as unknown as ReturnType<
    typeof createBrowserRouter
  >
}

test('no router leaves a record of its fades in session storage, not even the second of a visit', () => {
  for (const nth of ['first', 'second']) {
    addViewTransitions(routerThatRecords())
    window.dispatchEvent(new Event('pagehide'))
    expect([nth, sessionStorage.getItem(recordKey)]).toEqual([nth, null])
  }
})
