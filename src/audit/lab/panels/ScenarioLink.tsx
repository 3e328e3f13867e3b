import type { MouseEvent, ReactNode } from 'react'
import { useLab } from '../state/labContext'

type Props = { search: string; children: ReactNode }

/** A link that opens a scenario here, and in a new tab where the visitor asks for one. */
export function ScenarioLink({ search, children }: Props) {
  const lab = useLab()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    window.history.pushState(null, '', search)
    void lab.open()
  }
  return (
    <a href={search} onClick={open}>
      {children}
    </a>
  )
}
