import { siFacebook, siInstagram, siSpotify, siTiktok, siWhatsapp, siYoutube } from 'simple-icons'

const glyphs = {
  facebook: siFacebook,
  instagram: siInstagram,
  spotify: siSpotify,
  tiktok: siTiktok,
  whatsapp: siWhatsapp,
  youtube: siYoutube,
}

/** Other brands' icons; the link or the text beside it has the name. */
export function BrandIcon({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg className={`icon icon--${name}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={glyphs[name].path} />
    </svg>
  )
}
