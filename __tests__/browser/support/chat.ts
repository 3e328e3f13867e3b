import type { Page } from '@playwright/test'
import type { Visitor } from './visitor'

const chats = 'https://api.whatsapp.com/**'

/** A mock of the chat, which no test may reach. */
export const mockChat = (page: Page) =>
  page
    .context()
    .route(chats, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }))

/** Opens a page with the answer SÍ stored, whose chat links lead to the mock. */
export const openWithChat = async (visitor: Visitor, path: string) => {
  await mockChat(visitor.page)
  await visitor.returnTo(path)
}

/** What the chat that `open` opens in a new tab would send. */
export async function readSentMessage(page: Page, open: () => Promise<void>): Promise<string | null> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), open()])
  await tab.waitForURL(chats)
  const text = new URL(tab.url()).searchParams.get('text')
  await tab.close()
  return text
}
