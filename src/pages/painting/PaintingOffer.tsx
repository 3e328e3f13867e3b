import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { noCommission } from '../../content/legal'
import { chatAbout } from '../../content/originalWords'
import { originals } from '../../content/originals'
import { paintingPage } from '../../content/paintingPage'
import { ChatButton } from '../../shared/ui/ButtonLink'
import { whatsappLink } from '../../shared/whatsapp'
import './PaintingOffer.scss'

const copy = paintingPage.original

/** Whether the painting itself can be had and for how much, and the chat with whoever painted it. */
export function PaintingOffer({ painting, artist }: { painting: Painting; artist: Artist }) {
  const { calledBy } = artist
  const original = originals[painting.id]
  const [state, next] = !original
    ? [copy.unknown(calledBy)]
    : original.price
      ? [copy.free, copy.setBy(calledBy)]
      : [copy.sold, copy.commission(calledBy)]
  const { label, message } = chatAbout(painting, artist)

  return (
    <div className="painting-offer">
      <p className="painting-offer__original">
        {original?.price && <strong className="painting-offer__price">{original.price}</strong>}
        <span>
          <span className="painting-offer__state">{state}</span> {next}
        </span>
      </p>
      <ChatButton href={whatsappLink(message)} look="gold" wide withOtherChannels>
        {label}
      </ChatButton>
      <p className="painting-offer__commission">{noCommission}</p>
    </div>
  )
}
