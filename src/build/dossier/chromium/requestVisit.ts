import type { RequestsFile } from '../../../audit/dossier/evidence'
import { catalogueWordsIn } from '../catalogueWords'
import { fileServedAt } from '../../builtSite'
import { gateScreen } from './gateScreen'
import { inVisit, type Stage } from './stage'

export interface BeforeYes {
  readonly seen: RequestsFile['addresses'][number]
  /** Where the address bar is once the gate asks. */
  readonly endsAt: string
  /** What can be read on the page. */
  readonly text: string
}

/** A first visit to one address, up to the question: what was asked for, and what can be read. */
export const visitBeforeYes = (stage: Stage, folder: string, address: string): Promise<BeforeYes> =>
  inVisit(stage, async (context) => {
    const page = await context.newPage()
    const urls = new Set<string>()
    page.on('request', (request) => urls.add(request.url()))
    await page.goto(address)
    await gateScreen(page).isAsked()
    await page.waitForLoadState('networkidle')
    const requests = [...urls].sort().map((url) => {
      const { origin, pathname } = new URL(url)
      const isOwnHost = origin === stage.origin
      const catalogueWords = isOwnHost ? catalogueWordsIn(pathname, fileServedAt(folder, pathname)) : []
      return { path: isOwnHost ? pathname : url, isOwnHost, catalogueWords }
    })
    return {
      seen: { address, requests },
      endsAt: new URL(page.url()).pathname,
      text: await page.locator('body').innerText(),
    }
  })
