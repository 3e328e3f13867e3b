import { owner } from '../../content/owner'
import { ownerContact, type ContactWay } from '../../content/ownerContact'

/** A sample number may be a stranger's: nobody is called or written to. */
const needsPhone: readonly ContactWay[] = ['sms', 'call']

/** In the owner's order, those that work on this device. */
export const offeredWays = (isWide: boolean): readonly ContactWay[] =>
  ownerContact.contactWays.value.filter((way) => {
    if (needsPhone.includes(way)) return !owner.phone.sample
    if (way === 'share') return 'share' in navigator
    return way !== 'code' || isWide
  })
