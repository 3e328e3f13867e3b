import './Awayo.scss'

/** The woven strip between big sections; `edge` runs it down the left side of its box. */
export function Awayo({ edge = false }: { edge?: boolean }) {
  return <div className={edge ? 'awayo awayo--edge' : 'awayo'} aria-hidden="true" />
}
