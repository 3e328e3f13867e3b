import { Bug, Link, Share2 } from 'lucide-react'
import { useState } from 'react'
import { toReportText } from '../../model/evidence/toReportText'
import { collectReport } from '../state/collectEvidence'
import { useLabState, useSetup } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { labTexts } from '../texts/labTexts'
import './ShareButtons.scss'

const writeToClipboard = (text: string) => navigator.clipboard.writeText(text)

/** The link, the bug report, and the phone's own sharing where it has one. */
export function ShareButtons() {
  const setup = useSetup()
  const state = useLabState()
  const [message, setMessage] = useState('')
  const put = (text: Promise<string>) =>
    text.then(writeToClipboard).then(
      () => setMessage(labTexts.copied),
      () => setMessage(labTexts.notCopied),
    )
  const report = async () => {
    const found = await collectReport(setup, state)
    return found ? toReportText(found) : window.location.href
  }
  const share = async () => navigator.share({ text: await report(), url: window.location.href })

  return (
    <div className="share-buttons">
      <ToolButton onClick={() => void put(Promise.resolve(window.location.href))}>
        <Link aria-hidden="true" />
        {labTexts.copyLink}
      </ToolButton>
      <ToolButton onClick={() => void put(report())}>
        <Bug aria-hidden="true" />
        {labTexts.copyReport}
      </ToolButton>
      {'share' in navigator && (
        <ToolButton onClick={() => void share().catch(() => {})}>
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
