import type { PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import { WallObject, type WallBox } from './WallObject'

/** How wide the wall is drawn, from the widest window to the narrowest: a media condition, empty in the last, and a CSS length. */
export type WallWidths = readonly (readonly [media: string, width: string])[]

type Props = WallBox & {
  source: PictureSource
  /** In cm. */
  wallWidth: number
  wallWidths: WallWidths
}

/** `Picture` inside an SVG, whose own images can be neither lazy nor responsive. */
export function WallPicture({ source, wallWidth, wallWidths, ...box }: Props) {
  const share = (box.width / wallWidth).toFixed(3)
  const sizes = wallWidths.map(([media, wall]) => `${media} calc(${wall} * ${share})`.trim()).join(', ')
  return (
    <WallObject {...box}>
      <Picture source={source} alt="" sizes={sizes} className="scale-wall__picture" />
    </WallObject>
  )
}
