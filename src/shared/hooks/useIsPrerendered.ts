import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** True in the build and during hydration, whose first render must equal the prerendered HTML. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
