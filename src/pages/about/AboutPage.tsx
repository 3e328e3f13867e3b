import { story } from '../../content/story'
import { useDocumentTitle } from '../../shared/hooks/useDocumentTitle'
import { AboutContents } from './AboutContents'
import { Accessibility } from './Accessibility'
import { BottleComparison } from './BottleComparison'
import { FounderQuote } from './FounderQuote'
import { MakingSteps } from './MakingSteps'
import { MissionAndVision } from './MissionAndVision'
import { OriginStory } from './OriginStory'
import { Places } from './Places'
import { Singani } from './Singani'
import './AboutPage.scss'

/** spec §2, about page. */
export function Component() {
  useDocumentTitle(story.heading)
  return (
    <div className="about-page">
      <AboutContents />
      <OriginStory />
      <FounderQuote />
      <MissionAndVision />
      <MakingSteps />
      <Singani />
      <BottleComparison />
      <Places />
      <Accessibility />
    </div>
  )
}
