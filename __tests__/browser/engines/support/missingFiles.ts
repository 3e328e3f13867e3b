import { applicationError } from '../../../../src/content/errors'
import { excessLegend } from '../../../../src/content/legal'
import type { FaultyServer, Fault } from './faultyServer'
import type { Visitor } from './visitor'
import { expect } from './test'

type Answer = NonNullable<Fault['answer']>

export const errorTitle = applicationError

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
export const enterAt = async (guest: Visitor, path: string, title: string, remember = true) => {
  guest.allow(fileErrors)
  await guest.open(path)
  await guest.answerYes({ remember })
  await guest.isAt(title)
}

export const expectErrorScreen = async (guest: Visitor, title = errorTitle) => {
  await guest.sees(() => guest.title(), title)
  const root = await guest.tab.look(() => document.querySelector<HTMLElement>('#root')?.innerText)
  expect(root).toContain(legend)
  expect(await guest.tab.look(() => document.querySelector('#root [role=alert] h1') !== null)).toBe(true)
}

export const retry = async (guest: Visitor, site: FaultyServer) => {
  site.removeFaults()
  await guest.tab.click('button', 'Reintentar')
}
