import type { SocialLink } from '../../content/models'
import icons from './social-icons.svg'

/** Its drawing is in a file of its own, so that not every page's markup holds it again. */
export function SocialIcon({ name }: { name: SocialLink['icon'] }) {
  return (
    <svg className={`icon icon--${name}`} fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
