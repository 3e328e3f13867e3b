import { Play } from 'lucide-react'
import { useState } from 'react'
import type { Illustration, PictureSource } from '../../content/models'
import { useIsOnline } from '../hooks/useIsOnline'
import { useLazyComponent } from '../hooks/useLazyComponent'
import { Picture } from './Picture'
import type { VideoPlayerProps } from './VideoPlayer'
import './VideoEmbed.scss'

type Props = VideoPlayerProps & {
  playLabel: string
  /** Shown where it was pressed without a connection. */
  offlineText: string
  poster: Illustration
  /** Its crop for phones, where our own film is in portrait format. */
  portrait: PictureSource
  sizes: string
}

const importPlayer = () =>
  import(/* webpackChunkName: "video-player" */ './VideoPlayer').then(({ VideoPlayer }) => VideoPlayer)

/** A poster with a play button; not a byte of the video, nor of its player and host, before the press. */
export function VideoEmbed({ playLabel, offlineText, poster, portrait, sizes, ...playing }: Props) {
  const isOwn = playing.video.kind === 'file'
  const [Player, loadPlayer, hasFailed] = useLazyComponent(importPlayer)
  const [isWanted, setIsWanted] = useState(false)
  const isOnline = useIsOnline()

  const play = () => {
    setIsWanted(true)
    if (isOnline) void loadPlayer('pressed')
  }

  return (
    <div className={isOwn ? 'video-embed video-embed--own' : 'video-embed'}>
      <Picture
        className="video-embed__poster"
        source={poster.source}
        {...(isOwn && { portrait })}
        alt={Player ? '' : poster.alt}
        sizes={sizes}
      />
      {Player ? (
        <Player {...playing} />
      ) : (
        <button type="button" className="video-embed__play" aria-label={playLabel} onClick={play}>
          <span className="video-embed__icon">
            <Play aria-hidden="true" />
          </span>
        </button>
      )}
      <p className="video-embed__notice" role="status">
        {isWanted && !Player && (hasFailed || !isOnline) && offlineText}
      </p>
    </div>
  )
}
