import { owner } from '../../content/owner'
import { ownerContact, type ContactChannel } from '../../content/ownerContact'

/** A sample number may be a stranger's: nobody is called or written to. */
const needsPhone: readonly ContactChannel[] = ['sms', 'call']

/** In the owner's order, those that work on this device. */
export const offeredChannels = (isWide: boolean): readonly ContactChannel[] =>
  ownerContact.contactChannels.value.filter((channel) => {
    if (needsPhone.includes(channel)) return !owner.phone.sample
    if (channel === 'share') return 'share' in navigator
    return channel !== 'code' || isWide
  })
