import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { returnToRequested } from '../features/gate/requestedAddress'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { EntryContext } from '../shared/entryContext'
import { routes } from './routes'

type Router = ReturnType<typeof createBrowserRouter>

/** The site behind the gate, at the address the visitor had asked for. */
export default function Site({ cameThroughGate }: { cameThroughGate: boolean }) {
  const [router, setRouter] = useState<Router | null>(null)

  useEffect(() => {
    returnToRequested()
    const created = createBrowserRouter(routes)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it follows the address from its creation, so one effect makes and disposes it
    setRouter(created)
    return () => created.dispose()
  }, [])

  if (!router) return <LoadingScreen />
  return (
    <EntryContext value={cameThroughGate}>
      <RouterProvider router={router} />
    </EntryContext>
  )
}
