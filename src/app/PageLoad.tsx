import { useSyncExternalStore, type ReactNode } from 'react'
import { PageLoadContext } from '../shared/pageLoadContext'
import type { SiteRouter } from './siteRouter'

type Props = { router: SiteRouter; children: ReactNode }

/** Tells at once that a page is on its way: the router's own hooks do so in a transition, late on a busy phone. */
export function PageLoad({ router, children }: Props) {
  const isLoading = () => router.state.navigation.state === 'loading'
  return (
    <PageLoadContext value={useSyncExternalStore(router.subscribe, isLoading, isLoading)}>
      {children}
    </PageLoadContext>
  )
}
