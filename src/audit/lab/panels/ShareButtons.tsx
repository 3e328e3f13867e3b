import { Bug, Link, Share2 } from 'lucide-react'
import { useState } from 'react'
import { formatScenario } from '../../model/formatScenario'
import { useFrame } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { copy } from '../words/copy'
import { sayEntry } from '../words/sayEntry'
import './ShareButtons.scss'

/** The link, the bug report, and the phone's own sharing where it has one. */
export function ShareButtons() {
  const frame = useFrame()
  const [said, setSaid] = useState('')
  const put = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(copy.copied),
      () => setSaid(copy.notCopied),
    )
  const report = () =>
    [
      frame && formatScenario(frame.view.scenario),
      frame?.entry && sayEntry(frame.entry),
      window.location.href,
    ]
      .filter(Boolean)
      .join('\n')

  return (
    <div className="share-buttons">
      <ToolButton onClick={() => void put(window.location.href)}>
        <Link aria-hidden="true" />
        {copy.copyLink}
      </ToolButton>
      <ToolButton onClick={() => void put(report())}>
        <Bug aria-hidden="true" />
        {copy.copyReport}
      </ToolButton>
      {'share' in navigator && (
        <ToolButton
          onClick={() => void navigator.share({ text: report(), url: window.location.href }).catch(() => {})}
        >
          <Share2 aria-hidden="true" />
          {copy.share}
        </ToolButton>
      )}
      <p className="share-buttons__said" role="status">
        {said}
      </p>
    </div>
  )
}
