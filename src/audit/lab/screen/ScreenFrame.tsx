import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './ScreenFrame.scss'

/** The page's own style sheets, so that what is inside looks as it does on the site. */
function copyStyles(inner: Document, title: string) {
  if (inner.head.childElementCount > 0) return
  inner.documentElement.lang = 'es-BO'
  inner.title = title
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const copy = inner.createElement('link')
    copy.rel = 'stylesheet'
    copy.href = sheet.href
    inner.head.append(copy)
  }
}

/** A phone's screen: a document of its own, so that a dialog and the viewport's units stay inside. */
export function ScreenFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const mountBody = (frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument
    if (!inner || inner.body === body) return
    copyStyles(inner, title)
    setBody(inner.body)
  }

  return (
    <div className="screen-frame">
      <iframe
        className="screen-frame__screen"
        title={title}
        ref={mountBody}
        onLoad={(event) => mountBody(event.currentTarget)}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
