import './Awayo.scss'

/** The woven strip between big sections; `edge` runs it down the left side of its box. */
export function Awayo({ edge: isVertical = false }: { edge?: boolean }) {
  return <div className={isVertical ? 'awayo awayo--edge' : 'awayo'} aria-hidden="true" />
}
