import { brand } from '../../content/constants'
import './Brand.scss'

export const chakanaOutline =
  'M-1.2-3.6h2.4v1.2h1.2v1.2h1.2v2.4h-1.2v1.2h-1.2v1.2h-2.4v-1.2h-1.2v-1.2h-1.2v-2.4h1.2v-1.2h1.2z'
const disc = 'M0-1.15A1.15 1.15 0 1 0 0 1.15 1.15 1.15 0 1 0 0-1.15z'

/** The stepped cross alone. */
export function Chakana({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="-4 -4 8 8" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={chakanaOutline + disc} />
    </svg>
  )
}

/** Mark and name; text, so that it needs no alternative. */
export function Brand() {
  return (
    <span className="brand">
      <Chakana className="brand__mark" />
      <span>{brand}</span>
    </span>
  )
}
