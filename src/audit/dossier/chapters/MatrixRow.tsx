import type { JudgedRequirement } from '../judgement/judge'
import { isFailing } from '../judgement/statuses'
import type { References } from '../requirements/references'
import type { Target } from '../requirements/targets'
import { formatStateId } from '../../chart/formatChart'
import { gateChart } from '../../gate/gateChart'
import { RequirementText } from '../ui/RequirementText'
import { LinkList } from '../ui/LinkList'
import { filterTexts, matrixTexts } from '../texts/dossierTexts'
import { useFoldedRow } from '../state/useFoldedRow'
import { Declaration } from './Declaration'
import { Findings } from './Findings'
import './MatrixRow.scss'

type Props = { row: JudgedRequirement; references: References }

const inPage = ({ anchor, name }: Target) => ({ href: `#${anchor}`, name })

/** One requirement: its text, what the site does, its status, and links to its evidence. Phones fold all but text and status. */
export function MatrixRow({ row, references }: Props) {
  const { id, source, article, types, owner, status } = row
  const { isOpen, toggle } = useFoldedRow(id, isFailing(status))
  const { states, tests, captures, others } = references.of(row)
  const named = ({ anchor, name }: Target) =>
    inPage({ anchor, name: `${name}: ${formatStateId(gateChart, anchor)}` })
  return (
    <tr className={isOpen ? 'matrix-row' : 'matrix-row matrix-row--folded'} id={id} tabIndex={-1} role="row">
      <th className="matrix-row__cell matrix-row__cell--name" scope="row" role="rowheader">
        <a className="matrix-row__id" href={`#${id}`}>
          {id}
        </a>
        <span className="matrix-row__source">
          {source}, {article}
        </span>
        <span className="matrix-row__source">
          {types.map((type) => filterTexts.types[type]).join(' y ')} · {matrixTexts.responsible}: {owner}
        </span>
      </th>
      <td className="matrix-row__cell">
        <RequirementText row={row} />
        {row.secondHand && (
          <span className="matrix-row__source">{matrixTexts.secondHand(row.secondHand)}</span>
        )}
        {toggle && (
          <button
            type="button"
            className="matrix-row__toggle"
            aria-expanded={isOpen}
            aria-label={`${id}: ${isOpen ? matrixTexts.fold : matrixTexts.unfold}`}
            onClick={toggle}
          >
            {isOpen ? matrixTexts.fold : matrixTexts.unfold}
          </button>
        )}
      </td>
      <td className="matrix-row__cell matrix-row__cell--more">
        <span className="matrix-row__mark">{matrixTexts.site}: </span>
        {row.implementation}
        <Declaration row={row} />
      </td>
      <td className="matrix-row__cell matrix-row__cell--status">
        <Findings row={row} />
      </td>
      <td className="matrix-row__cell matrix-row__cell--more">
        <LinkList label={matrixTexts.states} links={states.map(named)} />
        <LinkList label={matrixTexts.tests} links={tests.map(inPage)} />
        <LinkList label={matrixTexts.captures} links={captures.map(inPage)} />
        <LinkList label={matrixTexts.others} links={others.map(inPage)} />
      </td>
    </tr>
  )
}
