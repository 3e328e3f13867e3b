import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import doorway from '../../content/media/scenes/doorway.jpg'
import { gate as copy, identityNotice, officialSite, responsibleNotice } from '../../content/legal'
import { Awayo } from '../../shared/ui/Awayo'
import { Brand } from '../../shared/ui/Brand'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { Picture } from '../../shared/ui/Picture'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import * as breakpoints from '../../styles/breakpoints'
import { GateAnswers } from './GateAnswers'
import { useGate } from './gateContext'
import { listenToAnswers, showRejection } from './gateInteraction'
import { selectErrorMessage } from './gateSlice'
import { ignoreHeldEnter } from './ignoreHeldEnter'
import { RejectionDialog } from './RejectionDialog'
import './GatePage.scss'

/** The full-screen question before the site (spec §2). A page, not a modal: nothing traps the focus. */
export function GatePage() {
  useDocumentTitle(copy.question)
  const gate = useGate()
  const errorMessage = useSelector(selectErrorMessage)
  const screen = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => (screen.current ? listenToAnswers(gate, screen.current) : undefined), [gate])
  useEffect(() => {
    if (screen.current) showRejection(screen.current, errorMessage)
  }, [errorMessage])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    // In the lab no first script refuses a held key.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only refuses a key's repeats
    <main className="gate" ref={screen} onKeyDown={ignoreHeldEnter}>
      <div className="gate__scene">
        <Picture
          source={doorway}
          alt=""
          sizes={`(min-width: ${breakpoints.layout}px) max(50vw, 85vh, 740px), 100vw`}
          priority
        />
      </div>
      <div className="gate__panel">
        <header className="gate__header">
          <p className="gate__brand">
            <Brand />
          </p>
          <p className="gate__slogan">{copy.slogan}</p>
        </header>
        <div className="gate__question">
          <p className="gate__requirement">{copy.requirement}</p>
          <h1 className="gate__title" ref={heading} tabIndex={-1}>
            {copy.question}
          </h1>
          <p className="gate__lead">{copy.lead}</p>
          <GateAnswers />
        </div>
        <footer className="gate__footer">
          <p>
            {responsibleNotice} {identityNotice} {officialSite}.
          </p>
          <LegalLegends />
        </footer>
      </div>
      <Awayo edge />
      <RejectionDialog />
    </main>
  )
}
