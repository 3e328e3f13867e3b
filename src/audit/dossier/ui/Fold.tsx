import type { ReactNode } from 'react'
import { useEmbedded } from '../singleFile/embedded'
import './Fold.scss'

type Props = { label: string; isOpen?: boolean; children: ReactNode }

/** Folded until it is asked for or printed; in the file without scripts, which could not open it for paper, open. */
export function Fold({ label, isOpen = false, children }: Props) {
  const isSingleFile = useEmbedded() !== null
  return (
    <details open={isOpen || isSingleFile}>
      <summary className="fold__label">{label}</summary>
      {children}
    </details>
  )
}
