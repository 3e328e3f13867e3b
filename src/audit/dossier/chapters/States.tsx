import chart from '../../../features/gate/gate.svg'
import { labAddress } from '../../addresses'
import { describeState } from '../evidence/describeState'
import { ScrollableTable } from '../../ui/DataTable'
import { ScrollBox } from '../../ui/ScrollBox'
import { formatStateId } from '../../chart/formatChart'
import { gateChart } from '../../gate/gateChart'
import type { DossierContent } from '../read/readDossier'
import { labLinkOf } from '../state/labLinks'
import { useEmbedded } from '../singleFile/embedded'
import { Chapter } from '../ui/Chapter'
import { RequirementLinks } from '../ui/RequirementLinks'
import { stateTexts } from '../texts/tableTexts'
import './States.scss'

/** The gate's states, with links to the lab and to their rows. */
export function States({ dossier: { evidence, references } }: { dossier: DossierContent }) {
  const embedded = useEmbedded()
  return (
    <Chapter id="estados">
      <ScrollableTable caption={stateTexts.caption} columns={stateTexts.columns}>
        {evidence.machine.states.map((state) => {
          const { id } = state
          const link = labLinkOf(id, evidence)
          return (
            <tr key={id} id={id} tabIndex={-1} className="states__row">
              <th scope="row">
                {references.state(id).name}: {formatStateId(gateChart, id)}
                <code className="states__id">{id}</code>
              </th>
              <td>
                <RequirementLinks rows={references.backFrom.state(id)} />
              </td>
              <td>{describeState(state)}</td>
              <td>{link !== null && <a href={`${labAddress}${link}`}>{stateTexts.open}</a>}</td>
              <td>
                {references.capturesOfState(id).map(({ anchor, name }) => (
                  <a className="states__capture" href={`#${anchor}`} key={anchor}>
                    {name}
                  </a>
                ))}
              </td>
            </tr>
          )
        })}
      </ScrollableTable>
      {embedded ? (
        evidence.machine.states.map(({ id }) => (
          <figure className="states__lit" key={id}>
            <figcaption className="states__title">
              {references.state(id).name}: {formatStateId(gateChart, id)}
            </figcaption>
            {embedded.chartOf(id)}
          </figure>
        ))
      ) : (
        <ScrollBox label={stateTexts.chartRegion}>
          <img className="states__chart" src={chart} alt={stateTexts.chart} />
        </ScrollBox>
      )}
    </Chapter>
  )
}
