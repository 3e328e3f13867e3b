import type { ReactNode } from 'react'
import './DataTable.scss'

type Props = { caption: string; columns: readonly string[]; children: ReactNode }

/** A table with a caption for screen readers and a head that stays. */
export function DataTable({ caption, columns, children }: Props) {
  return (
    <table className="data-table">
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
