import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { builtFolder } from '../../../tools/build/builtSite'
import { versionPlace } from '../../../src/audit/addresses'
import { formatReport } from '../../../tools/gate-paths/formatReport'
import { gateVisitAttachment, type GateRecord } from '../../../tools/gate-paths/gateRecord'
import type { GateJourney } from '../../../tools/gate-paths/journeyPaths'
import { toVisits } from '../../../tools/gate-paths/toVisits'
import { previewPort } from '../../../tools/shared/ports'

const root = resolve(__dirname, '../../..')
const folder = '.cache/gate-paths'

const readCommit = (): string | null => {
  try {
    const version = JSON.parse(readFileSync(join(builtFolder(), versionPlace), 'utf8')) as {
      commit?: string | null
    }
    return version.commit ?? null
  } catch {
    // A build without the auditor's pages.
    return null
  }
}

const recordsOf = ({ attachments }: TestResult): readonly GateRecord[] =>
  attachments
    .filter(({ name, body }) => name === gateVisitAttachment && body !== undefined)
    .flatMap(({ body }) => JSON.parse(String(body)) as GateRecord[])

/**
 * Writes what each journey did at the gate into one file, `.cache/gate-paths/<engine>.html`.
 * A difference between the browser and the replay fails the run.
 */
export default class GatePathReporter implements Reporter {
  readonly #ended: (readonly [test: TestCase, result: TestResult])[] = []
  #testDir = root

  onBegin({ projects }: FullConfig) {
    this.#testDir = projects[0]?.testDir ?? root
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.#ended.push([test, result])
  }

  async onEnd({ startTime }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const journeys: GateJourney[] = []
    for (const [test, result] of this.#ended) {
      const visits = await toVisits(recordsOf(result))
      if (visits.length === 0) continue
      journeys.push({
        title: test.titlePath().slice(3).join(' › '),
        file: relative(this.#testDir, test.location.file),
        result: result.status,
        engine: test.parent.project()?.name ?? '',
        visits,
      })
    }
    // Those under engines have a driver of their own, which records nothing.
    if (journeys.length === 0) return {}
    const engines = new Set(journeys.map(({ engine }) => engine))
    const file = join(folder, `${[...engines].sort().join('-')}.html`)
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(
      join(root, file),
      formatReport({
        run: this.#ended.length,
        journeys,
        commit: readCommit(),
        time: startTime.toISOString().slice(0, 16).replace('T', ' '),
        site: `http://127.0.0.1:${previewPort.defaultPort}`,
      }),
    )
    console.log(`\nCaminos por la puerta: ${file}`)
    const different = journeys.filter(({ visits }) =>
      visits.some(({ differences }) => differences.length > 0),
    )
    for (const { title, visits } of different)
      console.log(`  ${title}: ${visits.flatMap(({ differences }) => differences).join(' ')}`)
    return different.length > 0 ? { status: 'failed' } : {}
  }
}
