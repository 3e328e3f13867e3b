import { ScrollableTable } from '../../ui/DataTable'
import type { JudgedRequirement } from '../judgement/judge'
import { statuses } from '../judgement/statuses'
import { countGroups, describeConforming } from '../state/groupCounts'
import { groupTexts } from '../texts/groupTexts'
import './GroupCounts.scss'

const columns = [groupTexts.group, ...statuses, groupTexts.all]

/** How many rows of each group have each status, so that our own rules are not taken for the law's. */
export const GroupCounts = ({ rows }: { rows: readonly JudgedRequirement[] }) => (
  <div className="group-counts">
    <p className="group-counts__sentence">{describeConforming(rows)}</p>
    <ScrollableTable caption={groupTexts.caption} columns={columns}>
      {countGroups(rows).map(({ group, counts, all }) => (
        <tr key={group}>
          <th scope="row">{group}</th>
          {counts.map(([status, count]) => (
            <td key={status}>{count}</td>
          ))}
          <td>{all}</td>
        </tr>
      ))}
    </ScrollableTable>
  </div>
)
