import { home } from '../../content/home'
import './HomeFacts.scss'

export function HomeFacts() {
  return (
    <dl className="home-facts">
      {home.facts.map(({ value, label }) => (
        <div key={label} className="home-facts__fact">
          <dt className="home-facts__label">{label}</dt>
          <dd className="home-facts__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
