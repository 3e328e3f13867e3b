import type { PlaywrightSource } from '../subject'
import type { EvidenceCase } from './evidenceCase'
import { contextFacts, type ReportContext } from './reportContext'
import { toVisibleLine } from './visible'

/** A string as source text; no line of it ends early. */
export const quote = (text: string): string =>
  JSON.stringify(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16)}`,
  )

function testLines(
  source: PlaywrightSource,
  { page }: ReportContext,
  { scenario, title, search, rules }: EvidenceCase,
): readonly string[] {
  const tags = rules.length > 0 ? `, { tag: [${rules.map((rule) => quote(`@${rule}`)).join(', ')}] }` : ''
  return [
    '',
    `// ${toVisibleLine(page + search)}`,
    `test(${quote(`${toVisibleLine(title)} ${search}`)}${tags}, async ({ page, context }) => {`,
    ...source.toLines(scenario).map((line) => (line === '' ? '' : `  ${line}`)),
    '})',
  ]
}

/**
 * Playwright tests that do on the real page what the scenarios do, and expect what the oracle does: one file, which
 * imports `@playwright/test` alone. It visits `BASE_URL`, or the origin that it was downloaded from.
 */
export function toPlaywright(
  source: PlaywrightSource,
  title: string,
  context: ReportContext,
  cases: readonly EvidenceCase[],
): string {
  return `${[
    `// ${title}`,
    ...contextFacts(context).map(([name, value]) => `// ${name}: ${toVisibleLine(value)}`),
    '// npx playwright test <este archivo>; BASE_URL=https://… prueba otro sitio.',
    "import { expect, test, type BrowserContext, type Page } from '@playwright/test'",
    '',
    `const site = process.env.BASE_URL ?? ${quote(new URL(context.page).origin)}`,
    '',
    "test.use({ locale: 'es-BO', serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })",
    '',
    source.helpers.trim(),
    ...cases.flatMap((found) => testLines(source, context, found)),
  ].join('\n')}\n`
}
