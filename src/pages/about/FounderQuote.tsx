import { story } from '../../content/story'
import { Chakana } from '../../shared/ui/Brand'
import './FounderQuote.scss'

/** The founder's voice, the page's only quotation. */
export function FounderQuote() {
  const { quote, name } = story.founder
  return (
    <div className="founder-quote">
      <figure className="founder-quote__body">
        <Chakana className="founder-quote__mark" />
        <blockquote className="founder-quote__text">{`«${quote}»`}</blockquote>
        <figcaption className="founder-quote__name">{name}</figcaption>
      </figure>
    </div>
  )
}
