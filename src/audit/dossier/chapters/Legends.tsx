import type { Drawing, LegendMeasure } from '../evidence/evidence'
import { formatPercent, formatPixels, formatRatio } from '../evidence/formatFigures'
import { placeNames } from '../evidence/places'
import { ScrollableTable } from '../../ui/DataTable'
import { legendSummaries } from '../state/legendSummaries'
import { Fold } from '../ui/Fold'
import { RequirementLinks } from '../ui/RequirementLinks'
import { legendTexts } from '../texts/tableTexts'
import { drawingTexts } from '../texts/drawingTexts'
import { Drawings } from './Drawings'
import './Legends.scss'

const yesOrNo = (isSo: boolean) => (isSo ? legendTexts.yes : legendTexts.no)
const screenOf = ({ width, height }: LegendMeasure) => legendTexts.screen(width, height)

type Props = {
  legends: readonly LegendMeasure[]
  drawings: readonly Drawing[]
  rows: readonly string[]
}

/** The share of each advertising element that the law's legends cover: the smallest, and every measure. */
export function Legends({ legends, drawings, rows }: Props) {
  return (
    <div className="legends" id="leyendas" tabIndex={-1}>
      <h3 className="legends__title">{legendTexts.caption}</h3>
      <ScrollableTable caption={legendTexts.caption} columns={legendTexts.columns}>
        {legendSummaries(legends).map(({ element, times, least, contrast, fontPx, isCapitals, isLast }) => (
          <tr key={element}>
            <th scope="row">{placeNames[element]}</th>
            <td>{times}</td>
            <td>{formatPercent(least.blockShare)}</td>
            <td>
              {least.address}, {screenOf(least)}
            </td>
            <td>{formatRatio(contrast)}</td>
            <td>{formatPixels(fontPx)}</td>
            <td>{yesOrNo(isCapitals)}</td>
            <td>{yesOrNo(isLast)}</td>
          </tr>
        ))}
      </ScrollableTable>
      <Fold label={legendTexts.all(legends.length)}>
        <ScrollableTable caption={legendTexts.allCaption} columns={legendTexts.allColumns}>
          {legends.map((measure, index) => (
            <tr key={index}>
              <th scope="row">{placeNames[measure.element]}</th>
              <td>{measure.address}</td>
              <td>{screenOf(measure)}</td>
              <td>{formatPercent(measure.blockShare)}</td>
              <td>{formatPercent(measure.textShare)}</td>
              <td>{formatRatio(measure.contrast)}</td>
              <td>{formatPixels(measure.fontPx)}</td>
              <td>{yesOrNo(measure.isLast)}</td>
            </tr>
          ))}
        </ScrollableTable>
      </Fold>
      <h3 className="legends__title">{drawingTexts.caption}</h3>
      <Drawings drawings={drawings} />
      <RequirementLinks rows={rows} />
    </div>
  )
}
