import type { OwnerVideo } from '../../content/owner'
import { captionsLanguage } from '../../content/videoPlayer'

export type VideoPlayerProps = {
  video: OwnerVideo
  title: string
  /** The files of the film that ships with the site. */
  sources: readonly { src: string; type: string }[]
  /** Off until the visitor asks for them: the page tells beside the player what is seen. */
  captions: string
}

const takeFocus = (player: HTMLElement | null) => player?.focus()

/** Plays at once, and has the focus. */
export function VideoPlayer({ video, title, sources, captions }: VideoPlayerProps) {
  if (video.kind === 'youtube')
    return (
      <iframe
        ref={takeFocus}
        className="video-embed__player"
        src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <video
      ref={takeFocus}
      className="video-embed__player"
      aria-label={title}
      tabIndex={0}
      controls
      autoPlay
      playsInline
    >
      {sources.map(({ src, type }) => (
        <source key={type} src={src} type={type} />
      ))}
      <track kind="captions" src={captions} srcLang="es" label={captionsLanguage} />
    </video>
  )
}
