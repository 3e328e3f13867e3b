import { places, type DescribedEvent } from '../../content/places'
import { ExternalLink } from '../../shared/ui/ExternalLink'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { whatsappLink } from '../../shared/whatsapp'
import './PublicEvents.scss'
import { useDayInBolivia } from './useDayInBolivia'

function PublicEvent({ kind, label, name, first, figures, rest, time, place, ask, message }: DescribedEvent) {
  return (
    <li className="public-event" data-kind={kind}>
      <p className="public-event__kind">{label}</p>
      <time className="public-event__days" dateTime={first}>
        <span className="public-event__figures">{figures}</span> {rest}
      </time>
      <h4 className="public-event__name">{name}</h4>
      <p>{time}</p>
      <p>{place}</p>
      <ExternalLink href={whatsappLink(message)} className="text-link">
        <span>
          {ask}
          <VisuallyHidden> «{name}»</VisuallyHidden>
        </span>
      </ExternalLink>
    </li>
  )
}

/** Tastings and fairs up to their last day. */
export function PublicEvents() {
  const { heading, list, none, ask, message } = places.events
  const day = useDayInBolivia()
  const coming = list.filter(({ last }) => last >= day)
  return (
    <div className="public-events" data-day={day}>
      <h3 className="public-events__heading">{heading}</h3>
      {coming.length > 0 ? (
        <ul className="public-events__list">
          {coming.map((event) => (
            <PublicEvent key={event.first + event.name} {...event} />
          ))}
        </ul>
      ) : (
        <p className="public-events__none">{none}</p>
      )}
      <ExternalLink href={whatsappLink(message)} className="text-link">
        {ask}
      </ExternalLink>
    </div>
  )
}
