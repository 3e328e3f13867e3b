import type { Locator, Page } from '@playwright/test'
import { contact } from '../../../src/content/contact'
import { otherChannels } from '../../../src/content/messages'
import { ownerContact, type ContactChannel } from '../../../src/content/ownerContact'
import type { Visitor } from './visitor'

/** As where WhatsApp's hosts are blocked: nothing of it opens. */
export async function blockWhatsApp(visitor: Visitor) {
  visitor.allow(/whatsapp|ERR_BLOCKED_BY_CLIENT|chrome-error/)
  await visitor.page
    .context()
    .route(/^https:\/\/([\w-]+\.)?(whatsapp\.com|wa\.me)\//, (route) => route.abort('blockedbyclient'))
}

/** Whether the owner offers it at all. */
export const isOffered = (channel: ContactChannel) => ownerContact.contactChannels.value.includes(channel)

/** The dialog of the other channels. */
export const channelsOf = (page: Page) => page.getByRole('dialog', { name: contact.heading })

/** The button beside a link to the chat. */
export const openerIn = (part: Locator) => part.getByRole('button', { name: otherChannels.open })
