import './FactList.scss'

type Props = { facts: readonly { name: string; value: string | number }[] }

/** Names and values in two columns, one above the other where there is no room. */
export function FactList({ facts }: Props) {
  return (
    <dl className="fact-list">
      {facts.map(({ name, value }) => (
        <div key={name} className="fact-list__fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
