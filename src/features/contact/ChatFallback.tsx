import { useState } from 'react'
import { findEquivalentControl } from '../../shared/findEquivalentControl'
import { ChatFallbackNotice } from './ChatFallbackNotice'
import { readControl } from './readControl'
import { ChannelsDialog } from './ChannelsDialog'

/** After a link to the chat a notice, from which the dialog opens and to which it returns; after its button the dialog. */
export function ChatFallback({ control }: { control: HTMLElement }) {
  const [{ message, shown }] = useState(() => readControl(control))
  const [isAsked, setIsAsked] = useState(shown === 'notice')
  const [isOpen, setIsOpen] = useState(shown === 'dialog')
  const dismiss = () => {
    // A carousel that was mounted meanwhile has replaced the links of its slides.
    const present = control.isConnected ? control : findEquivalentControl(document.body, control)
    present?.focus()
    setIsAsked(false)
  }
  return (
    <>
      <ChatFallbackNotice isShown={isAsked} onOpen={() => setIsOpen(true)} onDismiss={dismiss} />
      <ChannelsDialog message={message} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
