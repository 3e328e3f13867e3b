import { createContext, useContext, type ReactNode } from 'react'

interface Picture {
  /** A data address. */
  readonly src: string
  readonly width: number
  readonly height: number
}

/** What the dossier in one file carries inside it, since it asks no host for anything. */
export interface Embedded {
  readonly captureOf: (file: string) => Picture
  /** The chart with one state lit. */
  readonly chartOf: (stateId: string) => ReactNode
}

export const EmbeddedContext = createContext<Embedded | null>(null)

/** Null on the page, which asks its host for pictures and runs scripts. */
export const useEmbedded = () => useContext(EmbeddedContext)
