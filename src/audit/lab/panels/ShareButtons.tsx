import { Bug, Link, Share2 } from 'lucide-react'
import { useState } from 'react'
import { formatScenario } from '../../model/formatScenario'
import { useDisplayedEntry } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { labTexts } from '../texts/labTexts'
import { formatEntry } from '../texts/formatEntry'
import './ShareButtons.scss'

/** The link, the bug report, and the phone's own sharing where it has one. */
export function ShareButtons() {
  const displayed = useDisplayedEntry()
  const [message, setMessage] = useState('')
  const put = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setMessage(labTexts.copied),
      () => setMessage(labTexts.notCopied),
    )
  const report = () =>
    [
      displayed && formatScenario(displayed.view.scenario),
      displayed?.entry && formatEntry(displayed.entry),
      window.location.href,
    ]
      .filter(Boolean)
      .join('\n')

  return (
    <div className="share-buttons">
      <ToolButton onClick={() => void put(window.location.href)}>
        <Link aria-hidden="true" />
        {labTexts.copyLink}
      </ToolButton>
      <ToolButton onClick={() => void put(report())}>
        <Bug aria-hidden="true" />
        {labTexts.copyReport}
      </ToolButton>
      {'share' in navigator && (
        <ToolButton
          onClick={() => void navigator.share({ text: report(), url: window.location.href }).catch(() => {})}
        >
          <Share2 aria-hidden="true" />
          {labTexts.share}
        </ToolButton>
      )}
      <p className="share-buttons__message" role="status">
        {message}
      </p>
    </div>
  )
}
