import { createContext } from 'react'

/** Whether a page's code is on its way. */
export const PageLoadContext = createContext(false)
