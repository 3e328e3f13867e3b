import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Illustration, PictureSource } from '../../content/models'
import type { OwnerVideo } from '../../content/owner'
import { useIsOnline } from '../hooks/useIsOnline'
import { Picture } from './Picture'
import './VideoEmbed.scss'

type Props = {
  video: OwnerVideo
  title: string
  playLabel: string
  /** Shown where it was pressed without a connection. */
  offlineText: string
  poster: Illustration
  /** Its crop for phones, where our own film is in portrait format. */
  portrait: PictureSource
  sizes: string
  /** Of the film that ships with the site. */
  sources: readonly { src: string; type: string }[]
  /** Off until the visitor asks for them: the page tells beside the player what is seen. */
  captions: string
}

const takeFocus = (player: HTMLElement | null) => player?.focus()

/** A poster with a play button; not a byte of the video, nor of its host, before the press. */
export function VideoEmbed(props: Props) {
  const { video, title, playLabel, offlineText, poster, portrait, sizes, sources, captions } = props
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const isOnline = useIsOnline()

  const play = () => {
    setIsWanted(true)
    setIsOpen(isOnline)
  }

  return (
    <div className={video.kind === 'file' ? 'video-embed video-embed--own' : 'video-embed'}>
      <Picture
        className="video-embed__poster"
        source={poster.source}
        {...(video.kind === 'file' && { portrait })}
        alt={isOpen ? '' : poster.alt}
        sizes={sizes}
      />
      {!isOpen && (
        <button type="button" className="video-embed__play" aria-label={playLabel} onClick={play}>
          <span className="video-embed__icon">
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
      <p className="video-embed__notice" role="status">
        {isWanted && !isOpen && !isOnline && offlineText}
      </p>
      {isOpen && video.kind === 'file' && (
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
          <track kind="captions" src={captions} srcLang="es" label="Español" />
        </video>
      )}
      {isOpen && video.kind === 'youtube' && (
        <iframe
          ref={takeFocus}
          className="video-embed__player"
          src={`https://www.youtube-nocookie.com/embed/${video.id}?autoplay=1`}
          title={title}
          allow="autoplay; fullscreen"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  )
}
