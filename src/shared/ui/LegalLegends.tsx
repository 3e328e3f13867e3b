import { excessLegend, minorsLegend } from '../../content/legal'
import './LegalLegends.scss'

/** The law's two sentences, last block of every advertising element (Ley 259 art. 9; DS 1347 art. 20). */
export function LegalLegends({ className = '' }: { className?: string }) {
  return (
    <div className={`legal-legends ${className}`}>
      <p>{excessLegend}</p>
      <p>{minorsLegend}</p>
    </div>
  )
}
