import { shareOfWall } from '../../features/gallery/shareOfWall'
import * as breakpoints from '../../styles/breakpoints'

const { layout, nav, wide, pageWide } = breakpoints

/** How wide a canvas of so many cm is drawn on a wall of few or many works: the shares of `PaintingWall.scss` and `WallOfMany.scss`. */
export const sizesOnWall = (count: number) => (widthCm: number) => {
  const share = shareOfWall(widthCm, count < 5 ? 186 : 256)
  const navShare = shareOfWall(widthCm, count < 5 ? 186 : 232)
  return `(min-width: ${pageWide}px) ${Math.round(1540 * share)}px, (min-width: ${wide}px) calc(min(1252px, 91vw - 60px) * ${share}), (min-width: ${nav}px) calc((91vw - 60px) * ${navShare}), (min-width: ${layout}px) calc((91vw - 60px) * ${shareOfWall(widthCm, 186)}), calc((86vw - 46px) * ${shareOfWall(widthCm, 60)})`
}
