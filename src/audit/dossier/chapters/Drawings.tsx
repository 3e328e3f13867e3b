import { ScrollableTable } from '../../ui/DataTable'
import type { Drawing } from '../evidence/evidence'
import { formatRatio } from '../evidence/formatFigures'
import { placeNames } from '../evidence/places'
import { drawingSummaries } from '../state/drawingSummaries'
import { drawingTexts } from '../texts/drawingTexts'
import { ComparisonResult } from '../ui/ComparisonResult'

/** The legends on the picture of the screen, place by place: the least contrast, and the words that nobody can read. */
export function Drawings({ drawings }: { drawings: readonly Drawing[] }) {
  if (drawings.length === 0) return <p>{drawingTexts.unseen}</p>
  return (
    <ScrollableTable caption={drawingTexts.caption} columns={drawingTexts.columns}>
      {drawingSummaries(drawings).map(({ place, addresses, times, contrast, difference }) => (
        <tr key={place}>
          <th scope="row">{placeNames[place]}</th>
          <td>{addresses}</td>
          <td>{times}</td>
          <td>{formatRatio(contrast)}</td>
          <td>
            <ComparisonResult difference={difference} met={drawingTexts.met} />
          </td>
        </tr>
      ))}
    </ScrollableTable>
  )
}
