import { useEffect, useRef, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { CameThroughGateContext } from '../shared/cameThroughGateContext'
import { setLoading } from '../shared/loads'
import { UnknownAddressContext } from '../shared/unknownAddressContext'
import { createSiteRouter, type SiteRouter } from './siteRouter'

/** How the visitor comes to the site. */
export type Entry = {
  /** A router that has loaded its first page already. */
  loadedRouter?: SiteRouter
  cameThroughGate: boolean
  isAddressUnknown?: boolean
}

/** The site behind the gate. */
export function Site({ loadedRouter, cameThroughGate, isAddressUnknown = false }: Entry) {
  const [router, setRouter] = useState(loadedRouter)
  const unused = useRef(loadedRouter)

  useEffect(() => {
    const own = unused.current ?? createSiteRouter()
    unused.current = undefined
    setRouter(own)
    // The router's own hooks follow in a transition, late on a busy phone.
    own.subscribe(({ navigation }) => setLoading(own, navigation.state === 'loading'))
    return () => {
      own.dispose()
      setLoading(own, false)
    }
  }, [])

  if (!router) return <LoadingScreen />
  return (
    <CameThroughGateContext value={cameThroughGate}>
      <UnknownAddressContext value={isAddressUnknown}>
        <RouterProvider router={router} />
      </UnknownAddressContext>
    </CameThroughGateContext>
  )
}
