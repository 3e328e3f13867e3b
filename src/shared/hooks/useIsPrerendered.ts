import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True in the build, and in the browser while React takes its drawing over: the first drawing must be the same. */
export const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
