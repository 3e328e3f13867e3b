import type { Product } from '../../content/product'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import { layout, pageMax, pageWide, slider3, slider4, slider5 } from '../../styles/breakpoints'
import '../../shared/ui/Wall.scss'
import './BottleNiche.scss'

/** How wide a card's bottle is drawn where cards are 2 to 5 in a row. */
const sizesInRow = `(min-width: ${pageWide}px) 202px, (min-width: ${pageMax}px) 169px, (min-width: ${slider5}px) 11.5vw, (min-width: ${slider4}px) 13.8vw, (min-width: ${layout}px) 18.4vw, (min-width: ${slider3}px) 14.3vw, 19.4vw`

type Props = { product: Product; sizes: string | undefined }

/** A card's bottle, on the shelf of its painted wall. */
export function BottleNiche({ product: { id, paintingId, srcImg }, sizes = sizesInRow }: Props) {
  const [{ source, alt }] = srcImg
  return (
    <div className="bottle-niche" data-wall={paintingId}>
      <Picture
        className="bottle-niche__bottle"
        source={source}
        alt={alt}
        sizes={sizes}
        page={paths.product(id)}
      />
    </div>
  )
}
