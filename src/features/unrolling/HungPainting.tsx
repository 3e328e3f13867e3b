import type { ReactNode, Ref } from 'react'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { formatSize } from '../../content/formatSize'
import { unrolling as copy } from '../../content/unrolling'
import './Unrolling.scss'

type Props = {
  painting: Painting
  ref: Ref<HTMLDivElement>
  /** The bottle's picture, for a stage without a canvas. */
  bottle?: ReactNode
  /** The framed painting. */
  children: ReactNode
}

/** What hangs on the wall in the end: the framed painting, how high the bottle beside it is, and the label. */
export function HungPainting({ painting, ref, bottle, children }: Props) {
  return (
    <div ref={ref} className="unrolling__wall">
      <div className="unrolling__painting">{children}</div>
      {bottle}
      <p className="unrolling__measure">{copy.bottleHeight}</p>
      <p className="unrolling__label">
        <strong className="unrolling__title">{painting.title}</strong>
        <span className="unrolling__artist">{findArtist(painting.artistId).name}</span>
        <span className="unrolling__medium">
          <br />
          {painting.medium}
        </span>
        , {formatSize(painting)}
      </p>
    </div>
  )
}
