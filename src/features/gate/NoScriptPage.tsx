import { gate as copy, noScript, responsibleNotice } from '../../content/legal'
import { Brand } from '../../shared/ui/Brand'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import './NoScriptPage.scss'

/** All that a browser without JavaScript gets: the age rule and the legends, no product. */
export function NoScriptPage() {
  // `noscript` may not hold a `main` element.
  return (
    <div className="no-script" role="main">
      <p className="no-script__brand">
        <Brand />
      </p>
      <h1 className="no-script__title">{copy.requirement}</h1>
      <p>{noScript}</p>
      <p>{responsibleNotice}</p>
      <LegalLegends />
    </div>
  )
}
