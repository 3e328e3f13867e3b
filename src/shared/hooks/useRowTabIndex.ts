import { layout } from '../../styles/breakpoints'
import { useMediaQuery } from './useMediaQuery'

const phone = `(max-width: ${layout - 0.02}px)`

/** The `tabIndex` of a row that scrolls sideways on phones (`row-on-phones`): there the keyboard scrolls it too. */
export const useRowTabIndex = (): 0 | undefined => (useMediaQuery(phone) ? 0 : undefined)
