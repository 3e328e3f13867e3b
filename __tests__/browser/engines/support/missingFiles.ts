import { describeFailure } from '../../../../src/app/describeFailure'
import { applicationError } from '../../../../src/content/errors'
import { excessLegend } from '../../../../src/content/legal'
import { fullTitle } from '../../../../src/shared/fullTitle'
import type { FailingServer, ServerFailure } from './failingServer'
import type { Visitor } from './visitor'
import { expect } from './test'

type Answer = NonNullable<ServerFailure['answer']>

export const legend = excessLegend

export const paintings = /^\/assets\/paintings\.\w+\.js/

export const siteCode = /^\/assets\/site\.\w+\.js/

export const notFound: Answer = { status: 404 }

export const otherPage: Answer = {
  status: 200,
  type: 'text/html',
  body: '<!doctype html><title>Otra</title>',
}

export const brokenScript: Answer = {
  status: 200,
  type: 'text/javascript',
  body: 'throw new Error("half way")',
}

/** What browsers write to the console about files that do not arrive. */
export const fileErrors =
  /assets\/|Failed to load|Loading (CSS )?chunk|ChunkLoadError|half way|Unexpected token|expected expression|MIME|NS_ERROR|preload CSS|NetworkError|preloaded using link preload/

/** Behind the gate, on a page whose code has loaded. */
export const enterAt = async (visitor: Visitor, path: string, title: string, remember = true) => {
  visitor.allow(fileErrors)
  await visitor.open(path)
  await visitor.answerYes({ remember })
  await visitor.waitForPage(title)
}

export const expectErrorScreen = async (visitor: Visitor, line: string = applicationError) => {
  const { heading } = describeFailure(line)
  await visitor.expectEventually(() => visitor.title(), heading)
  await visitor.expectEventually(
    () => visitor.tab.evaluate(() => document.title),
    fullTitle(heading),
    'the title of the tab at the error screen',
  )
  const root = await visitor.tab.evaluate(() => document.querySelector<HTMLElement>('#root')?.innerText)
  expect(root).toContain(line)
  expect(root).toContain(legend)
  expect(await visitor.tab.evaluate(() => document.querySelector('#root [role=alert] h1') !== null)).toBe(
    true,
  )
}

export const retry = async (visitor: Visitor, site: FailingServer) => {
  site.removeFailures()
  await visitor.tab.click('button', 'Reintentar')
}
