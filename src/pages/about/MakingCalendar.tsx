import { monthInitials } from '../../content/months'
import { story } from '../../content/story'
import './MakingCalendar.scss'

/** The year of one bottle, a bar for each step; the steps below say the same in words. */
export function MakingCalendar() {
  return (
    <div className="making-calendar" aria-hidden="true">
      {monthInitials.map((initial, index) => (
        <span key={index} className="making-calendar__month">
          {initial}
        </span>
      ))}
      {story.making.steps.map(({ name, months: [from, to] }, index) => (
        <span key={name} className="making-calendar__step" data-from={from} data-to={to}>
          {index + 1}
        </span>
      ))}
    </div>
  )
}
