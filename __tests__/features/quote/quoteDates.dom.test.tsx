import { screen } from '@testing-library/react'
import { quote } from '../../../src/content/quote'
import { byTimeZone } from '../../support/byTimeZone'
import { renderApp } from '../../support/renderApp'
import { setToday } from '../../support/setToday'

jest.mock('../../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))
afterEach(() => void jest.useRealTimers())

const { pastDate: past, farDate: far } = quote.errors

/** What the composer says of the date when a link with it is opened at that moment, both ISO 8601. */
const openAt = async (now: string, date: string) => {
  setToday(now)
  renderApp({ path: `/botellas-personalizada?fecha=${date}`, stored: { local: 'accepted' } })
  const field = await screen.findByLabelText('¿Para qué fecha?')
  expect(field).toHaveValue(date)
  const chat = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Pedir cotización por WhatsApp/ })[0]!
  return {
    isInvalid: field.matches('[aria-invalid=true]'),
    errors: [past, far].filter((sentence) => screen.queryByText(sentence) !== null),
    sent: new URL(chat.href).searchParams.get('text'),
  }
}

const judged = (error?: string) => ({ isInvalid: error !== undefined, errors: error ? [error] : [] })

// 3:59 in Greenwich is 23:59 of the day before in La Paz.
it.each([
  ['2026-11-06T03:59:00Z', '2026-11-05', { UTC: past, 'America/La_Paz': undefined }],
  ['2026-11-06T04:00:00Z', '2026-11-05', { UTC: past, 'America/La_Paz': past }],
  ['2027-01-01T03:59:00Z', '2026-12-31', { UTC: past, 'America/La_Paz': undefined }],
  ['2026-11-06T03:59:00Z', '2028-11-06', { UTC: undefined, 'America/La_Paz': far }],
])('at %s the day %s is judged by the visitor’s own calendar', async (now, date, errors) => {
  expect(await openAt(now, date)).toMatchObject(judged(byTimeZone(errors)))
})

it.each([
  ['2030-02-28', undefined],
  ['2030-03-01', far],
])('on 29 February the day %s, two years on, is judged too', async (date, error) => {
  expect(await openAt('2028-02-29T16:00:00Z', date)).toMatchObject(judged(error))
})

it('the message names the chosen day, in any time zone', async () => {
  const { sent } = await openAt('2026-12-31T23:59:00-04:00', '2027-02-14')
  expect(sent).toContain('para el 14 de febrero de 2027')
})
