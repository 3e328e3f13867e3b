import type { SocialLink } from './models'
import { owner } from './owner'

/** spec §2: in the order of the footer. */
export const socialLinks = [
  { icon: 'facebook', name: 'Facebook', href: owner.socials.facebook.value },
  { icon: 'instagram', name: 'Instagram', href: owner.socials.instagram.value },
  { icon: 'tiktok', name: 'TikTok', href: owner.socials.tiktok.value },
  { icon: 'youtube', name: 'YouTube', href: owner.socials.youtube.value },
  { icon: 'spotify', name: 'Spotify', href: owner.socials.spotify.value },
] as const satisfies readonly SocialLink[]
