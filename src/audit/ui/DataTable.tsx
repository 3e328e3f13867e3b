import type { ReactNode } from 'react'
import { ScrollBox } from './ScrollBox'
import './DataTable.scss'

type Props = {
  caption: string
  columns: readonly string[]
  /** The table's own block. */
  className?: string
  children: ReactNode
}

/** A table with a caption for screen readers and a head that stays. */
export function DataTable({ caption, columns, className, children }: Props) {
  return (
    <table className={className ? `data-table ${className}` : 'data-table'}>
      <caption className="data-table__caption">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A table that may be wider than the page. */
export const ScrollableTable = (props: Props) => (
  <ScrollBox label={props.caption}>
    <DataTable {...props} />
  </ScrollBox>
)
