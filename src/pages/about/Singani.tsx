import { story } from '../../content/story'
import { Altitudes } from './Altitudes'
import './Singani.scss'
import { SinganiMap } from './SinganiMap'

/** What singani is, where it grows and how high: facts of the drink, not of the brand. */
export function Singani() {
  const { heading, paragraphs } = story.singani
  return (
    <section className="singani" id="singani">
      <div>
        <h2 className="singani__heading">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="singani__text">
            {paragraph}
          </p>
        ))}
      </div>
      <SinganiMap />
      <Altitudes />
    </section>
  )
}
