import { siWhatsapp } from 'simple-icons'

/** The link or the text beside it has the name. */
export function WhatsAppIcon() {
  return (
    <svg className="icon icon--whatsapp" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={siWhatsapp.path} />
    </svg>
  )
}
