import { createContext, useContext, type ReactNode } from 'react'

interface Picture {
  /** A data address. */
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Pictures and charts inside the printable file, which makes no requests. */
export interface Embedded {
  readonly captureOf: (file: string) => Picture
  /** The chart with one state lit. */
  readonly chartOf: (stateId: string) => ReactNode
}

export const EmbeddedContext = createContext<Embedded | null>(null)

/** Null on the page, which requests its pictures and runs scripts. */
export const useEmbedded = () => useContext(EmbeddedContext)
