import { cssPreloadError, errorPage } from '../content/errors'
import { Brand } from '../shared/ui/Brand'
import { LegalLegends } from '../shared/ui/LegalLegends'
import { useDocumentTitle } from '../shared/hooks/useDocumentTitle'
import '../shared/ui/Button.scss'
import './ErrorScreen.scss'

const textFor = (title: string) => (title === cssPreloadError ? errorPage.cssText : errorPage.text)

/** Shown where a file of the site did not arrive or its code failed (spec §8). Works without the router. */
export function ErrorScreen({ title, text = textFor(title) }: { title: string; text?: string }) {
  useDocumentTitle(title)
  return (
    <main className="error-screen">
      <p className="error-screen__brand">
        <Brand />
      </p>
      <div className="error-screen__frame" aria-hidden="true" />
      <div role="alert">
        <h1 className="error-screen__title">{title}</h1>
        <p className="error-screen__text">{text}</p>
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
