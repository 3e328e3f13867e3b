import { useEffect, useRef, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { EntryContext } from '../shared/entryContext'
import { openSite, type SiteRouter } from './siteRouter'

type Props = {
  /** Open already, where the site starts with it. */
  opened?: SiteRouter | undefined
  cameThroughGate: boolean
}

/** The site behind the gate. */
export function Site({ opened, cameThroughGate }: Props) {
  const [router, setRouter] = useState(opened)
  const unused = useRef(opened)

  useEffect(() => {
    const own = unused.current ?? openSite()
    unused.current = undefined
    setRouter(own)
    return () => own.dispose()
  }, [])

  if (!router) return <LoadingScreen />
  return (
    <EntryContext value={cameThroughGate}>
      <RouterProvider router={router} />
    </EntryContext>
  )
}
