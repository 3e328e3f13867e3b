import { fireEvent } from '@testing-library/react'
import { bottles, date, idea, open, send, type, typeHalfADate } from './support/quoteForm'

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 21, 12) }))
afterEach(() => jest.useRealTimers())

const hint = 'De 1 a 500.'

describe('an error of the quote', () => {
  it('is read with its field and gone when it is corrected', async () => {
    await open()
    expect(bottles()).toHaveAccessibleDescription(hint)
    type(bottles(), '900')
    expect(bottles()).toBeInvalid()
    expect(bottles()).toHaveAccessibleDescription(
      `Escribe un número entero de 1 a 500, por ejemplo 24. ${hint}`,
    )
    type(bottles(), '9')
    expect(bottles()).toBeValid()
    expect(bottles()).toHaveAccessibleDescription(hint)
  })

  it.each([
    ['whose year is still being typed', '0202-02-02'],
    ['whose century is', '1899-12-31'],
  ])('of a date %s waits until the visitor sends', async (_, value) => {
    await open()
    type(date(), value)
    expect(date()).toBeValid()
    send()
    expect(date()).toHaveAccessibleDescription(/^Esa fecha ya pasó/)
  })

  it.each(['1900-01-01', '2026-11-20'])('of the past date %s is shown at once', async (value) => {
    await open()
    type(date(), value)
    expect(date()).toBeInvalid()
  })

  it('in a half-typed date waits until the visitor sends, and others do not', async () => {
    await open()
    typeHalfADate()
    type(date(), '2027-01-01')
    type(bottles(), '0')
    expect([date(), bottles()].map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
    send()
    expect(date()).toHaveAccessibleDescription(/^Esa fecha está incompleta/)
  })

  it('in a half-typed date is noticed when the field is left, though the browser told of no change', async () => {
    await open()
    typeHalfADate()
    fireEvent.blur(date())
    send()
    expect(date()).toHaveAccessibleDescription(/^Esa fecha está incompleta/)
  })

  it('takes the focus each time the visitor sends, and never before', async () => {
    await open('?cantidad=900&fecha=2020-02-02')
    expect(document.body).toHaveFocus()
    expect(send()).toBe(false)
    expect(bottles()).toHaveFocus()
    expect([bottles().value, date().value]).toEqual(['900', '2020-02-02'])
    idea().focus()
    send()
    expect(bottles()).toHaveFocus()
  })

  it('takes the focus, not a field before it that is right', async () => {
    await open('?cantidad=9&fecha=2020-02-02')
    send()
    expect(date()).toHaveFocus()
  })
})
