import { Link } from 'react-router-dom'
import { bottleComparison as copy } from '../../content/bottleComparison'
import { comparisonLink } from '../../content/comparisonLink'
import { firstBottles } from '../../content/firstBottles'
import { lineFacts } from '../../content/lineFacts'
import { lineOfId } from '../../content/product'
import { productLines } from '../../content/productLines'
import { tasteLevels, tasteProfiles, tastes } from '../../content/tasteProfiles'
import { tasteSummaries } from '../../content/tasteSummaries'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './BottleComparison.scss'

/** How wide a bottle is drawn, as in BottleComparison.scss. */
const pictureSizes = '40px'

/** `Premium, 63Bs.` */
const describeLine = (id: string) => {
  const line = lineOfId(id)
  return `${productLines[line].name}, ${lineFacts[line].dataSheet.price}`
}

/** The bottles side by side: what they taste of, and how strongly. */
export function BottleComparison() {
  return (
    <section className="bottle-comparison" id={copy.id}>
      <div>
        <h2 className="bottle-comparison__heading">{comparisonLink.label}</h2>
        <p className="bottle-comparison__text">{copy.text}</p>
      </div>
      <div className="bottle-comparison__frame">
        <table className="bottle-comparison__table">
          <thead>
            <tr>
              <th scope="col" className="bottle-comparison__column">
                {copy.bottle}
              </th>
              {tastes.map((taste) => (
                <th key={taste} scope="col" className="bottle-comparison__column">
                  {taste}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstBottles.map(({ id, bottle, painting }) => (
              <tr key={id} className="bottle-comparison__row">
                <th scope="row" className="bottle-comparison__bottle">
                  <Picture
                    className="bottle-comparison__picture"
                    source={bottle}
                    alt=""
                    sizes={pictureSizes}
                  />
                  <Link to={paths.product(id)} className="bottle-comparison__link">
                    {painting.title}
                  </Link>
                  <span className="bottle-comparison__notes">{tasteSummaries[id]}</span>
                  <span className="bottle-comparison__kind">{describeLine(id)}</span>
                </th>
                {tasteProfiles[id].map((level, index) => (
                  <td key={tastes[index]} className="bottle-comparison__level" data-level={level}>
                    <VisuallyHidden>{tasteLevels[level]}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
