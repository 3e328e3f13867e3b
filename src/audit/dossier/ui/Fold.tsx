import type { ReactNode } from 'react'
import { useEmbedded } from '../singleFile/embedded'
import './Fold.scss'

type Props = { label: string; isOpen?: boolean; children: ReactNode }

/** Closed until it is opened or printed. Open in the printable file, where no script could open it for printing. */
export function Fold({ label, isOpen = false, children }: Props) {
  const isSingleFile = useEmbedded() !== null
  return (
    <details open={isOpen || isSingleFile}>
      <summary className="fold__label">{label}</summary>
      {children}
    </details>
  )
}
