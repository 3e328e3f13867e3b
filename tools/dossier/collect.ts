import type { Evidence } from '../../src/audit/dossier/evidence/evidence'
import { observedIn } from '../../src/audit/dossier/judgement/scenarioFindings'
import { reviewedTexts } from '../../src/audit/dossier/requirements/legalSentences'
import { deriveGateChart } from '../../src/audit/gate/deriveGateChart'
import { catalogueFingerprint } from './catalogueFingerprint'
import { allowedRequests } from './allowedRequests'
import { addressesIn } from '../build/builtSite'
import { captureCount, takeCaptures, type CapturedFile } from './chromium/captures'
import { screens } from './chromium/measuredScreens'
import { observeBeforeYes } from './chromium/observations/beforeYes'
import { visitAllBeforeYes } from './chromium/requestVisit'
import type { ServedBrowser } from './chromium/servedBrowser'
import { measureAllTexts } from './chromium/textVisit'
import { lawSentences } from './law/lawSentences'
import { collectObservations } from './collectObservations'
import { collectScenarios } from './collectScenarios'
import { collectStorage } from './collectStorage'
import { examinedSite } from './examinedSite'
import { collectPictures } from './pictures/collectPictures'
import { browserLinks } from './scenariosInNode'
import { storageCases } from './storage/cases'

/** Unknown addresses must request the same as the others. */
const unknownAddresses = ['/no-existe', '/productos/no-existe']

export interface Collected {
  readonly evidence: Evidence
  readonly captures: readonly CapturedFile[]
}

/** Runs everything that observes the site built in `folder`; `report` is given a Spanish line for each part. No visit that fails ends it. */
export async function collect(
  folder: string,
  served: ServedBrowser,
  attestations: Evidence['attestations'],
  report: (line: string) => void,
): Promise<Collected> {
  const addresses = addressesIn(folder)
  const chart = deriveGateChart()

  report(
    `Escenarios: la matriz de valores en Node y ${browserLinks().length} recorridos también en Chromium.`,
  )
  const scenarios = await collectScenarios(served)
  report(`Almacenamiento: ${storageCases.length} casos en Node y en Chromium.`)
  const storage = await collectStorage(served)
  report(`Peticiones antes de SÍ: ${addresses.length + unknownAddresses.length} direcciones.`)
  report('Páginas, puerta, diálogo, menú y video.')
  report(`Textos y leyendas a ${screens.map(({ width }) => width).join(', ')} px.`)
  // All at once: half of the time these visits wait for the network to be quiet.
  const [before, observed, measured] = await Promise.all([
    visitAllBeforeYes(served, folder, [...addresses, ...unknownAddresses]),
    collectObservations(served, folder, addresses),
    measureAllTexts(served, addresses),
  ])
  report(`Capturas: ${captureCount}.`)
  const captures = await takeCaptures(served)

  const { interruptions: textInterruptions, ...texts } = measured
  const observations = [...observed.items, ...observeBeforeYes(before.visits)]
  return {
    captures: captures.items,
    evidence: {
      site: examinedSite(addresses),
      machine: chart,
      observed: observedIn(scenarios, chart.transitions),
      results: {
        scenarios,
        observations: observations.sort((a, b) => (a.id < b.id ? -1 : 1)),
        captures: captures.items.map(({ png: _, ...capture }) => capture),
        interruptions: [
          ...storage.interruptions,
          ...before.interruptions,
          ...observed.interruptions,
          ...textInterruptions,
          ...captures.interruptions,
        ],
      },
      storage: { rows: storage.items },
      texts: { texts: reviewedTexts(), catalogue: catalogueFingerprint(), ...texts, law: lawSentences() },
      pictures: collectPictures(folder),
      requests: { allowed: allowedRequests(), addresses: before.visits.map(({ seen }) => seen) },
      attestations,
    },
  }
}
