import filmPhone from '../../content/media/film/film-phone.mp4'
import filmPhoneWebm from '../../content/media/film/film-phone.webm'
import portrait from '../../content/media/scenes/film-poster-portrait.jpg'
import { offline } from '../../content/offline'
import { owner } from '../../content/owner'
import { personalised } from '../../content/personalised'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { VideoEmbed } from '../../shared/ui/VideoEmbed'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'
import * as breakpoints from '../../styles/breakpoints'
import './Film.scss'

const phoneSources = [
  { src: filmPhoneWebm, type: 'video/webm' },
  { src: filmPhone, type: 'video/mp4' },
] as const

/** spec §2, embedded video; the legends are beside the player (DS 1347 art. 20), and what it shows is told there too. */
export function Film() {
  const { heading, sentence, play, poster, sources, captions, linesLabel, lines } = personalised.video
  const isPhone = useMediaQuery(`(max-width: ${breakpoints.layout - 0.02}px)`)
  return (
    <section className="film">
      <div className="film__body">
        <div>
          <h2 className="film__heading">{heading}</h2>
          <p className="film__text">{sentence}</p>
          <ol className="film__lines" aria-label={linesLabel}>
            {lines.map((line) => (
              <li key={line} className="film__line">
                {line}
              </li>
            ))}
          </ol>
        </div>
        <div className="film__screen">
          <VideoEmbed
            video={owner.video.value}
            title={heading}
            playLabel={play}
            offlineText={offline.film}
            poster={poster}
            portrait={portrait}
            sizes={`(min-width: ${breakpoints.pageWide}px) 1024px, (min-width: ${breakpoints.pageMax}px) 832px, (min-width: ${breakpoints.nav}px) 60vw, 100vw`}
            sources={isPhone ? phoneSources : sources}
            captions={captions}
          />
          <LegalLegends className="film__legends" />
        </div>
      </div>
    </section>
  )
}
