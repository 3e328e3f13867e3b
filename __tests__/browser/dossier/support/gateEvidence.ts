import type { Page } from '@playwright/test'
import type { Evidence, ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { allowedRequests } from '../../../../tools/dossier/allowedRequests'
import { observeBuiltFiles } from '../../../../tools/dossier/observeBuiltFiles'
import { observeBeforeYes } from '../../../../tools/dossier/chromium/observations/beforeYes'
import { dialogObserver } from '../../../../tools/dossier/chromium/observations/dialog'
import { gateObserver } from '../../../../tools/dossier/chromium/observations/gate'
import { measureCollector } from '../../../../tools/dossier/chromium/measuring'
import { forgetVisits, visitBeforeYes } from '../../../../tools/dossier/chromium/requestVisit'
import { gateTexts } from '../../../../tools/dossier/chromium/measuredTexts'
import { replaceSeen } from './replaceSeen'

/** Sound evidence, but for the gate what the dossier's own visits see now. */
export async function gateEvidence(page: Page, folder: string, sound: Evidence): Promise<Evidence> {
  await forgetVisits(page)
  const before = await visitBeforeYes(page, folder, '/')
  const collector = measureCollector(page)
  await collector.element('gate', '.gate__panel', gateTexts)
  const seen: ObservationResult[] = [
    ...(await observeBuiltFiles(folder, ['/'])),
    ...observeBeforeYes([before]),
  ]
  for (const { observe } of [gateObserver, dialogObserver]) {
    await observe(page, (...results) => seen.push(...results))
  }
  const { measures, legends } = collector.all
  return replaceSeen(sound, {
    observations: seen,
    texts: { measures, legends },
    requests: { allowed: allowedRequests(), addresses: [before.seen] },
  })
}
