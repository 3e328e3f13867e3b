import { useSyncExternalStore } from 'react'
import { dayInBolivia } from '../../content/days'

const subscribe = (onChange: () => void) => {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

const today = () => dayInBolivia()

/** The day of the build's commit; the first render in the browser reads it from the markup, so that both are alike. */
const builtDay = () =>
  typeof document === 'undefined'
    ? (process.env.BOHEMIA_DAY ?? '')
    : (document.querySelector<HTMLElement>('[data-day]')?.dataset.day ?? '')

/** ISO 8601; it changes at midnight in Bolivia on a page that stays open, too. */
export const useDayInBolivia = () => useSyncExternalStore(subscribe, today, builtDay)
