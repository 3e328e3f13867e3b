import { Link } from 'react-router-dom'
import { comparisonLink } from '../../content/comparisonLink'
import { home } from '../../content/home'
import { bottleTotal } from '../../content/laterBottles'
import { ProductSlider } from '../../features/catalogue/ProductSlider'
import { useLaterBottles } from '../../features/catalogue/useLaterBottles'
import { AddToOrder } from '../../features/order/AddToOrder'
import { Awayo } from '../../shared/ui/Awayo'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { AboutTeaser } from './AboutTeaser'
import { HomeFacts } from './HomeFacts'
import { HomeHero } from './HomeHero'
import { PaintingsTeaser } from './PaintingsTeaser'
import { PersonalisedTeaser } from './PersonalisedTeaser'
import { UnrollTeaser } from './UnrollTeaser'
import './HomePage.scss'

/** spec §2, home. */
export function Component() {
  useDocumentTitle(home.documentTitle)
  const bottles = useLaterBottles()
  return (
    <>
      <HomeHero />
      <Awayo />
      <div id="singanis" className="home-page__bottles">
        <ProductSlider
          heading={home.products.heading}
          count={bottleTotal}
          {...bottles}
          action={(product) => <AddToOrder product={product} />}
        />
        <Link to={comparisonLink.path} className="text-link">
          {comparisonLink.label}
        </Link>
        <UnrollTeaser />
      </div>
      <AboutTeaser />
      <HomeFacts />
      <PaintingsTeaser />
      <PersonalisedTeaser />
    </>
  )
}
