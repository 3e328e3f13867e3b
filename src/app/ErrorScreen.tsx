import { errorPage } from '../content/errors'
import { Brand } from '../shared/ui/Brand'
import { LegalLegends } from '../shared/ui/LegalLegends'
import { useDocumentTitle } from '../shared/hooks/useDocumentTitle'
import { describeFailure } from './describeFailure'
import '../shared/ui/Button.scss'
import './ErrorScreen.scss'

type Props = {
  heading: string
  text: string
  /** The specification's (spec §8), small below. */
  line?: string
}

/** Where a file of the site did not arrive or its code failed. */
export function FailureScreen({ line }: { line: string }) {
  return <ErrorScreen {...describeFailure(line)} line={line} />
}

/** A screen that says what is wrong and offers two ways on. Works without the router. */
export function ErrorScreen({ heading, text, line }: Props) {
  useDocumentTitle(heading)
  return (
    <main className="error-screen">
      <p className="error-screen__brand">
        <Brand />
      </p>
      <div className="error-screen__frame" aria-hidden="true" />
      <div role="alert">
        <h1 className="error-screen__title">{heading}</h1>
        <p className="error-screen__text">{text}</p>
        {line && (
          <p className="error-screen__line" lang="en">
            {line}
          </p>
        )}
      </div>
      <p className="error-screen__actions">
        <button type="button" className="button button--gold" onClick={() => window.location.reload()}>
          {errorPage.retry}
        </button>
        <a href="/" className="button button--line">
          {errorPage.home}
        </a>
      </p>
      <LegalLegends />
    </main>
  )
}
