import { ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { sketch as copy } from '../../content/sketch'
import { useIsPrerendered } from '../../shared/hooks/useIsPrerendered'
import type { LabelDesign } from './labelDesign'
import { canShareFiles } from './canShareFiles'
import { loadSketchCode } from './sketchCode'
import './SketchShare.scss'

/** Shares the sketch as a picture with the message, or saves it where the device cannot. */
export function SketchShare({ design, message }: { design: LabelDesign; message: string }) {
  const isPrerendered = useIsPrerendered()
  const [status, setStatus] = useState('')
  const canShare = !isPrerendered && canShareFiles()
  const Icon = canShare ? Share2 : ImageDown

  const share = async () => {
    setStatus('')
    try {
      const { shareSketch } = await loadSketchCode()
      setStatus(await shareSketch(design, message))
    } catch {
      setStatus(copy.failed)
    }
  }

  return (
    <div className="sketch-share">
      <button type="button" className="text-link" onClick={() => void share()}>
        <Icon className="icon" aria-hidden="true" />
        <span className="sketch-share__name">{canShare ? copy.share : copy.save}</span>
      </button>
      <p className="sketch-share__status" role="status">
        {status}
      </p>
    </div>
  )
}
