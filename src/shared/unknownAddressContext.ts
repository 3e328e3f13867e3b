import { createContext } from 'react'

/** True where the address that was asked for leads nowhere, and home came in its place (spec §2). */
export const UnknownAddressContext = createContext(false)
