import { launch } from 'puppeteer-core'
import { chromiumArgs } from '../programs/browser'
import { goals, type Grades } from './grades'

/** The visitor: a first one, or one whose SÍ is remembered. */
export type Visitor = 'first' | 'accepted'

const maxAttempts = 3

/**
 * One page by Lighthouse's phone on its simulated Slow 4G, in a new browser: the grades, and what cost points.
 * Throws where Lighthouse could not measure.
 */
export async function audit(executablePath: string, origin: string, path: string, visitor: Visitor) {
  // On a busy computer a trace sometimes lacks its beginning and gives no figure: the visit is repeated.
  for (let attempt = 1; ; attempt++)
    try {
      return await visit(executablePath, origin, path, visitor)
    } catch (problem) {
      if (attempt === maxAttempts) throw problem
      console.error(`${path}, visita ${attempt}: ${(problem as Error).message}`)
    }
}

async function visit(executablePath: string, origin: string, path: string, visitor: Visitor) {
  const { default: lighthouse } = await import('lighthouse')
  const browser = await launch({ executablePath, args: [...chromiumArgs] })
  try {
    const page = await browser.newPage()
    if (visitor === 'accepted') {
      await page.goto(`${origin}/robots.txt`)
      await page.evaluate(() => localStorage.setItem('status', 'accepted'))
    }
    const result = await lighthouse(
      `${origin}${path}`,
      { logLevel: 'error', disableStorageReset: true, onlyCategories: Object.keys(goals) },
      undefined,
      page,
    )
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse no dio resultado.')
    const { audits, categories } = result.lhr
    const grades: Grades = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    )
    const costly = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.flatMap(({ id, weight }) => {
        const { score, displayValue = '' } = audits[id]!
        return weight > 0 && score !== null && score < 0.9 ? [`${id} ${displayValue}`.trim()] : []
      }),
    )
    return { grades, costly }
  } finally {
    await browser.close()
  }
}
