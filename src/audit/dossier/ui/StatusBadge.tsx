import { CircleCheck, CircleHelp, CircleMinus, CircleX, Scale, Split, UserRound } from 'lucide-react'
import type { Status } from '../judgement/statuses'
import { statusSlugs } from '../state/filters'
import './StatusBadge.scss'

const signs = {
  CONFORME: CircleCheck,
  'NO CONFORME': CircleX,
  'SIN EVIDENCIA': CircleHelp,
  'PENDIENTE DE REVISIÓN HUMANA': UserRound,
  'DESVIACIÓN DECLARADA': Split,
  JUICIO: Scale,
  'NO APLICA': CircleMinus,
} as const satisfies Readonly<Record<Status, typeof CircleCheck>>

/** A status by sign, word and colour. */
export function StatusBadge({ status }: { status: Status }) {
  const Sign = signs[status]
  return (
    <span className={`status-badge status-badge--${statusSlugs[status]}`}>
      <Sign aria-hidden="true" />
      {status}
    </span>
  )
}
