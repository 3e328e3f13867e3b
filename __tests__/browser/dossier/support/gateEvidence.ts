import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { allowedRequests } from '../../../../tools/dossier/allowedRequests'
import { observeBuiltFiles } from '../../../../tools/dossier/observeBuiltFiles'
import { gateScreen } from '../../../../tools/dossier/chromium/gateScreen'
import { observeBeforeYes } from '../../../../tools/dossier/chromium/observations/beforeYes'
import { observeDialog } from '../../../../tools/dossier/chromium/observations/dialog'
import { observeGate } from '../../../../tools/dossier/chromium/observations/gate'
import { measureCollector } from '../../../../tools/dossier/chromium/measuring'
import { visitBeforeYes } from '../../../../tools/dossier/chromium/requestVisit'
import { withVisit, type ServedBrowser } from '../../../../tools/dossier/chromium/servedBrowser'
import { gateTexts } from '../../../../tools/dossier/chromium/textVisit'

const measured = (served: ServedBrowser) =>
  withVisit(served, async (page) => {
    await page.goto('/')
    await gateScreen(page).waitForQuestion()
    const collector = measureCollector(page)
    await collector.element('gate', '.gate__panel', gateTexts)
    return collector.all
  })

/** Sound evidence, but for the gate what the dossier's own visits see now. */
export async function gateEvidence(
  served: ServedBrowser,
  folder: string,
  sound: Evidence,
): Promise<Evidence> {
  const [texts, before, gate, dialog, built] = await Promise.all([
    measured(served),
    visitBeforeYes(served, folder, '/'),
    withVisit(served, observeGate),
    withVisit(served, observeDialog),
    observeBuiltFiles(folder, ['/']),
  ])
  const seen = [...gate, ...dialog, ...built, ...observeBeforeYes([before])]
  const { measures, legends } = sound.texts
  return {
    ...sound,
    results: {
      ...sound.results,
      observations: sound.results.observations.map((one) => seen.find(({ id }) => id === one.id) ?? one),
    },
    texts: {
      ...sound.texts,
      measures: [...measures.filter(({ place }) => place !== 'gate'), ...texts.measures],
      legends: [...legends.filter(({ element }) => element !== 'gate'), ...texts.legends],
    },
    requests: { allowed: allowedRequests(), addresses: [before.seen] },
  }
}
