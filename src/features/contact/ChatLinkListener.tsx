import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { otherWays as copy } from '../../content/messages'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { chatOrigin } from '../../shared/whatsapp'
import './ContactWays.scss'

const importWays = () => import(/* webpackChunkName: "contact" */ './Ways').then(({ Ways }) => Ways)

/** A link to the chat, or an `OtherWays` beside one. */
const controls = `[data-ways], a[href^="${chatOrigin}"]`

/** The other ways to send a message, until the page changes: one listener for every page, and code for the first press. */
export function ContactWays() {
  const [Ways, load, hasFailed] = useLazyComponent(importWays)
  const { pathname } = useLocation()
  const [press, setPress] = useState<{ pathname: string; at: number; control: HTMLElement }>()

  const onClick = useEffectEvent(({ target, timeStamp: at, defaultPrevented }: MouseEvent) => {
    const control = (target as Element).closest<HTMLElement>(controls)
    if (!control && hasFailed) return setPress(undefined)
    if (!control || defaultPrevented) return
    setPress({ pathname, at, control })
    void load('pressed')
  })
  useEffect(() => {
    const listener = (event: MouseEvent) => onClick(event)
    document.addEventListener('click', listener)
    return () => document.removeEventListener('click', listener)
  }, [])

  // Not where the location's key changes: a quote writes its address while it is composed.
  if (press && press.pathname !== pathname) setPress(undefined)

  return (
    <>
      <p className="contact-ways__failure" role="alert">
        {press && hasFailed && copy.failed}
      </p>
      {press && Ways && <Ways key={press.at} control={press.control} />}
    </>
  )
}
