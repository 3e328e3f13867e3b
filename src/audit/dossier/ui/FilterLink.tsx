import type { MouseEvent, ReactNode } from 'react'
import { writeFilters, type Filters } from '../state/filters'

type Props = {
  filters: Filters
  className: string
  onOpen: ((filters: Filters) => void) | undefined
  children: ReactNode
}

/** A link to the rows that pass a filter, shown without loading the page anew; plain where nothing filters them. */
export function FilterLink({ filters, className, onOpen, children }: Props) {
  if (!onOpen) return <span className={className}>{children}</span>
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(filters)
  }
  return (
    <a className={className} href={`${writeFilters(filters)}#requisitos`} onClick={open}>
      {children}
    </a>
  )
}
