import { fireEvent } from '@testing-library/react'
import { quoteHistoryState } from '../../../src/features/quote/useQuote'
import { bottles, choice, date, idea, names, open, phrase, send, type, wait } from './support/quoteForm'

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }))
afterEach(() => jest.useRealTimers())

describe('the address', () => {
  it('is written 300 ms after the last change, once for all of them', async () => {
    const { router } = await open('?de=feria')
    type(bottles(), '2')
    wait(200)
    type(bottles(), '24')
    fireEvent.click(choice('Una boda'))
    wait(299)
    expect(router.state.location.search).toBe('?de=feria')
    wait(1)
    expect(router.state.location.search).toBe('?de=feria&ocasion=boda&cantidad=24')
    const { key } = router.state.location
    wait(10_000)
    expect(router.state.location.key).toBe(key)
  })

  it('takes the place of the entry it was in, marked as the form’s own, and the page does not scroll', async () => {
    const { router } = await open()
    type(bottles(), '24')
    wait(300)
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', preventScrollReset: true })
    expect(router.state.location.state).toEqual(quoteHistoryState)
  })

  it.each([
    ['number of bottles', bottles, '24', '?cantidad=24'],
    ['idea', idea, 'Azul', '?idea=Azul'],
    ['names', names, 'Ana y Luis', '?nombres=Ana+y+Luis'],
    ['phrase', phrase, 'Siempre', '?frase=Siempre'],
    ['date', date, '2027-02-14', '?fecha=2027-02-14'],
  ])('is written at once when the visitor leaves the %s', async (_, field, value, query) => {
    const { router } = await open()
    type(field(), value)
    fireEvent.blur(field())
    expect(router.state.location.search).toBe(query)
    const { key } = router.state.location
    fireEvent.blur(field())
    wait(10_000)
    expect(router.state.location.key).toBe(key)
  })

  it('is written at once when the visitor sends', async () => {
    const { router } = await open()
    fireEvent.click(choice('Óleo'))
    expect(send()).toBe(true)
    expect(router.state.location.search).toBe('?tecnica=oleo')
  })

  it('is left alone after the form is gone', async () => {
    const { router, unmount } = await open()
    type(bottles(), '24')
    unmount()
    wait(10_000)
    expect(router.state.location.search).toBe('')
  })
})
