import { createContext } from 'react'

/** True where the visitor has just answered SÍ: the focus then belongs on the page's heading. */
export const CameThroughGateContext = createContext(false)
