import * as v from 'valibot'
import { versionPlace } from '../../addresses'
import type { BuildFacts, ReportContext } from '../../model/evidence/reportContext'
import type { Defect } from '../../model/subject'

const versionFile = v.object({ commit: v.nullable(v.string()), hasChanges: v.boolean(), sources: v.string() })

/** What the build wrote of itself; null where there is none, as under `npm run dev`. */
async function fetchBuild(): Promise<BuildFacts | null> {
  try {
    const answer = await fetch(`/${versionPlace}`)
    return answer.ok ? v.parse(versionFile, await answer.json()) : null
  } catch {
    return null
  }
}

interface BrandedNavigator extends Navigator {
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string; readonly version: string }[]
  }
}

/** The browser's own words; the names and versions that it gives itself first, where it has them. */
function browserName({ userAgent, userAgentData }: BrandedNavigator): string {
  const brands = userAgentData?.brands.map(({ brand, version }) => `${brand} ${version}`) ?? []
  return brands.length > 0 ? `${brands.join(', ')}; ${userAgent}` : userAgent
}

/** Where, when and with what evidence is made now. */
export async function collectContext(defect: Defect | null): Promise<ReportContext> {
  const { origin, pathname } = window.location
  return {
    page: origin + pathname,
    build: await fetchBuild(),
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    browser: browserName(navigator),
    defect,
  }
}
