import type { Page } from '@playwright/test'
import { excessLegend, forwardNotice, identityNotice, minorsLegend } from '../../../../src/content/legal'
import { gateScreen } from '../gateScreen'
import { forbiddenWordsIn } from '../../forbiddenWords'
import { recordAttempts } from '../attempts'
import { observation, expectNone, type Observer } from './observation'

interface PageContent {
  readonly address: string
  /** All text of the page, closed panels too. */
  readonly text: string
  /** Title, descriptions and structured data of its head. */
  readonly head: string
  /** Messages of its links to a chat. */
  readonly chats: readonly string[]
}

const chatsOn = (page: Page) =>
  page
    .locator('a[href*="api.whatsapp.com/send"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
    )

const headOf = (page: Page) =>
  page
    .locator('head > :is(title, meta[content], script[type="application/ld+json"])')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('content') ?? element.textContent).join('\n'),
    )

async function readPage(page: Page, address: string): Promise<PageContent> {
  await page.goto(address)
  await gateScreen(page).waitForSite()
  await page.waitForLoadState('networkidle')
  const text = (await page.locator('body').textContent()) ?? ''
  return { address, text, head: await headOf(page), chats: await chatsOn(page) }
}

const orders = /hacer un pedido|Me interesa el|cotizar/

const without = (pages: readonly PageContent[], sentence: string) =>
  pages.filter(({ text }) => !text.includes(sentence)).map(({ address }) => address)

/** Every page of the site, after SÍ with the box ticked: its sentences, cookies and requests to other hosts. */
export const pagesObserver = (addresses: readonly string[]): Observer => ({
  ids: [
    'order-identity',
    'chat-forward',
    'legends-after',
    'no-cookies',
    'own-host',
    'no-attempts',
    'forbidden-words',
    'declared-only',
  ],
  async observe(page, add) {
    const attempts = await recordAttempts(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto('/')
    await gateScreen(page).enter(true)
    const own = new URL(page.url()).host
    const pages: PageContent[] = []
    for (const address of addresses) pages.push(await readPage(page, address))
    const cookies = await page.context().cookies()
    const ordering = pages.filter(({ chats }) => chats.some((chat) => orders.test(chat)))
    const chatting = pages.filter(({ chats }) => chats.length > 0)
    add(
      expectNone('order-identity', without(ordering, identityNotice)),
      expectNone('chat-forward', without(chatting, forwardNotice)),
      expectNone('legends-after', [...without(pages, excessLegend), ...without(pages, minorsLegend)]),
      observation('no-cookies', '0 cookies', `${cookies.length} cookies`),
      expectNone('own-host', [...hosts].filter((host) => host !== own).sort()),
      expectNone('no-attempts', attempts()),
      expectNone(
        'forbidden-words',
        pages.flatMap(({ address, text, head }) =>
          forbiddenWordsIn(`${text}\n${head}`).map((word) => `${address}: ${word}`),
        ),
      ),
      expectNone(
        'declared-only',
        pages
          .filter(({ text, head }) =>
            /(verificamos|comprobamos) (tu|la) edad|edad (verificada|comprobada)/i.test(`${text}\n${head}`),
          )
          .map(({ address }) => address),
      ),
    )
  },
})
