import { ScrollableTable } from '../../ui/DataTable'
import type { Evidence } from '../evidence/evidence'
import { lawTexts } from '../texts/drawingTexts'

/** The words that the law asks for, where and when they were read. */
export const LawWords = ({ law: { law, readIn, readOn, sentences } }: { law: Evidence['texts']['law'] }) => (
  <ScrollableTable caption={lawTexts.caption} columns={lawTexts.columns}>
    {sentences.map(({ id, text, sha256 }) => (
      <tr key={id}>
        <td>{law}</td>
        <th scope="row">{text}</th>
        <td>{readIn}</td>
        <td>{readOn}</td>
        <td>
          <code className="texts__hash">{sha256}</code>
        </td>
      </tr>
    ))}
  </ScrollableTable>
)
