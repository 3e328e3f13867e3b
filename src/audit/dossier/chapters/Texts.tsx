import { formatPercent, formatPixels, formatRatio } from '../evidence/formatFigures'
import { placeNames } from '../evidence/places'
import { ScrollableTable } from '../../ui/DataTable'
import type { DossierContent } from '../read/readDossier'
import { textSummaries } from '../state/textSummaries'
import { RequirementText } from '../ui/RequirementText'
import { Chapter } from '../ui/Chapter'
import { sentenceTexts } from '../texts/tableTexts'
import { LawWords } from './LawWords'
import { Legends } from './Legends'
import './Texts.scss'

const { measures } = sentenceTexts

/** Required and shown sentences side by side, with the worst measure of each. */
export function Texts({ dossier: { rows, evidence, references } }: { dossier: DossierContent }) {
  return (
    <Chapter id="textos">
      <ScrollableTable caption={sentenceTexts.caption} columns={sentenceTexts.columns}>
        {textSummaries(rows, evidence).map(
          ({ id, text, version, sha256, requiredBy, places, times, worst, hasDifferences }) => (
            <tr key={id} id={references.text(id).anchor} tabIndex={-1} className="texts__row">
              <td className="texts__requirements">
                {requiredBy.length === 0 && sentenceTexts.nobody}
                {requiredBy.map((row) => (
                  <p key={row.id}>
                    <a className="texts__requirement" href={`#${row.id}`}>
                      {row.id}
                    </a>
                    <RequirementText row={row} />
                  </p>
                ))}
              </td>
              <th className="texts__sentence" scope="row">
                <span className="texts__number">{references.text(id).name}</span>
                {text}
              </th>
              <td>
                {places.map((place) => placeNames[place]).join(', ')}
                {hasDifferences && <strong className="texts__difference">{sentenceTexts.differs}</strong>}
              </td>
              <td className="texts__measures">
                {worst === null ? (
                  sentenceTexts.unseen
                ) : (
                  <dl>
                    <dt>{measures.area}</dt>
                    <dd>{formatPercent(worst.areaShare)}</dd>
                    <dt>{measures.contrast}</dt>
                    <dd>{formatRatio(worst.contrast)}</dd>
                    <dt>{measures.letters}</dt>
                    <dd>{formatPixels(worst.fontPx)}</dd>
                    <dt>{measures.times}</dt>
                    <dd>{times}</dd>
                  </dl>
                )}
              </td>
              <td>
                {sentenceTexts.version(version)}
                <code className="texts__hash">{sha256}</code>
              </td>
            </tr>
          ),
        )}
      </ScrollableTable>
      <LawWords law={evidence.texts.law} />
      <Legends
        legends={evidence.texts.legends}
        drawings={evidence.texts.drawings}
        rows={references.backFrom.other('leyendas')}
      />
    </Chapter>
  )
}
