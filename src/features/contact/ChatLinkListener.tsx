import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { otherChannels as copy } from '../../content/messages'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { chatOrigin } from '../../shared/whatsapp'
import './ChatLinkListener.scss'

const importChatFallback = () =>
  import(/* webpackChunkName: "contact" */ './ChatFallback').then(({ ChatFallback }) => ChatFallback)

/** A link to the chat, or an `OtherChannelsButton` beside one. */
const controls = `[data-channels], a[href^="${chatOrigin}"]`

/**
 * After a press on a link to the chat, or on its button, offers the other channels, until the page changes. One listener
 * for every page; the code is loaded by the first press.
 */
export function ChatLinkListener() {
  const [ChatFallback, load, hasFailed] = useLazyComponent(importChatFallback)
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
      <p className="chat-link-listener__failure" role="alert">
        {press && hasFailed && copy.failed}
      </p>
      {press && ChatFallback && <ChatFallback key={press.at} control={press.control} />}
    </>
  )
}
