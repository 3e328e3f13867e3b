import { homeAutoplayMs } from '../../content/constants'
import { heroSlides } from '../../content/heroSlides'
import { home } from '../../content/home'
import { Carousel } from '../../shared/carousel/Carousel'
import { LegalLegends } from '../../shared/ui/LegalLegends'
import { HeroControls } from './HeroControls'
import { HeroLabel } from './HeroLabel'
import { HeroPanel } from './HeroPanel'
import './HomeHero.scss'

/** What is sold here, the carousel of the four hashtags, and the law's legends at its end. */
export function HomeHero() {
  return (
    <div className="home-hero">
      <HeroLabel />
      <Carousel
        className="home-hero__carousel"
        label={home.heroLabel}
        slideRole="tabpanel"
        autoplay
        autoplayMs={homeAutoplayMs}
        slides={heroSlides.map((slide, index) => (
          <HeroPanel key={slide.id} slide={slide} priority={index === 0} />
        ))}
        slideLabels={heroSlides.map(({ hashtag }) => hashtag)}
        controls={(controls) => <HeroControls {...controls} />}
      />
      <LegalLegends className="home-hero__legends" />
    </div>
  )
}
