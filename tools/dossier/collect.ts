import type {
  Evidence,
  ObservationResult,
  ScenarioEvidence,
  StorageRow,
} from '../../src/audit/dossier/evidence/evidence'
import { observedIn } from '../../src/audit/dossier/judgement/scenarioFindings'
import { reviewedTexts } from '../../src/audit/dossier/requirements/texts'
import { deriveChart } from '../chart/deriveChart'
import { allowedRequests } from './allowedRequests'
import { observeBuiltFiles } from './observeBuiltFiles'
import { addressesIn } from '../build/builtSite'
import { captureCases, takeCapture, type CapturedFile } from './chromium/captures'
import { mapConcurrently } from '../shared/mapConcurrently'
import { observeBeforeYes } from './chromium/observations/beforeYes'
import { observeDevice } from './chromium/observations/device'
import { observeDialog } from './chromium/observations/dialog'
import { observeFilm } from './chromium/observations/film'
import { observeGate } from './chromium/observations/gate'
import {
  observeCarousel,
  observeEntry,
  observeMenu,
  observeLoadingScreen,
} from './chromium/observations/site'
import { observePages } from './chromium/observations/pages'
import { visitBeforeYes } from './chromium/requestVisit'
import { visitScenario } from './chromium/scenarioVisit'
import { withVisit, type ServedBrowser } from './chromium/servedBrowser'
import { methodOf, snapshotInChromium } from './chromium/storageVisit'
import { measureTexts, screens, textCases } from './chromium/textVisit'
import { browserLinks, scenariosInNode } from './scenariosInNode'
import { storageCases } from './storage/cases'
import { expectedSnapshot } from './storage/expected'
import { snapshotInNode } from './storage/snapshotInNode'

/** Unknown addresses must request the same as the others. */
const unknownAddresses = ['/no-existe', '/productos/no-existe']

async function scenarios(served: ServedBrowser): Promise<ScenarioEvidence[]> {
  const inBrowser = browserLinks()
  return mapConcurrently(await scenariosInNode(), async (result) =>
    inBrowser.includes(result.link)
      ? { ...result, chromium: await withVisit(served, (page) => visitScenario(page, result.link)) }
      : result,
  )
}

const storage = (served: ServedBrowser): Promise<StorageRow[]> =>
  mapConcurrently(storageCases, async (cell) => {
    const { place, fault, moment, link } = cell
    const expected = expectedSnapshot(cell)
    const { state, snapshot } = await snapshotInNode(cell)
    const chromium = await snapshotInChromium(served, cell, expected)
    return { place, fault, moment, link, method: methodOf(cell), state, expected, node: snapshot, chromium }
  })

async function observeInBrowser(
  served: ServedBrowser,
  addresses: readonly string[],
): Promise<ObservationResult[]> {
  const visits = [
    observeFilm,
    observeGate,
    observeDialog,
    observeLoadingScreen,
    observeEntry,
    observeCarousel,
    observeMenu,
  ]
  const tour: typeof observeGate = (page) => observePages(page, addresses)
  const inOneVisit = [tour, ...visits].map((visit) => () => withVisit(served, visit))
  return (await mapConcurrently([...inOneVisit, () => observeDevice(served)], (run) => run())).flat()
}

export interface Collected {
  readonly evidence: Evidence
  readonly captures: readonly CapturedFile[]
}

/** Runs everything that observes the site built in `folder`; `report` is given a Spanish line for each part. */
export async function collect(
  folder: string,
  served: ServedBrowser,
  attestations: Evidence['attestations'],
  report: (line: string) => void,
): Promise<Collected> {
  const addresses = addressesIn(folder)
  const chart = deriveChart()

  report(
    `Escenarios: la matriz de valores en Node y ${browserLinks().length} recorridos también en Chromium.`,
  )
  const ran = await scenarios(served)
  report(`Almacenamiento: ${storageCases.length} casos en Node y en Chromium.`)
  const rows = await storage(served)
  report(`Peticiones antes de SÍ: ${addresses.length + unknownAddresses.length} direcciones.`)
  report('Páginas, puerta, diálogo, menú y video.')
  report(`Textos y leyendas a ${screens.map(({ width }) => width).join(', ')} px.`)
  // All at once: half of the time these visits wait for the network to be quiet.
  const [before, inBrowser, measured] = await Promise.all([
    mapConcurrently([...addresses, ...unknownAddresses], (address) =>
      visitBeforeYes(served, folder, address),
    ),
    observeInBrowser(served, addresses),
    mapConcurrently(textCases, (one) => measureTexts(served, one)),
  ])
  const observations = [
    ...inBrowser,
    ...observeBeforeYes(before),
    ...(await observeBuiltFiles(folder, addresses)),
  ]
  report(`Capturas: ${captureCases.length}.`)
  const captures = await mapConcurrently(captureCases, (one) => takeCapture(served, one))

  return {
    captures,
    evidence: {
      machine: chart,
      observed: observedIn(ran, chart.transitions),
      results: {
        scenarios: ran,
        observations: observations.sort((a, b) => (a.id < b.id ? -1 : 1)),
        captures: captures.map(({ png: _, ...capture }) => capture),
      },
      storage: { rows },
      texts: {
        texts: reviewedTexts(),
        measures: measured.flatMap(({ measures }) => measures),
        legends: measured.flatMap(({ legends }) => legends),
      },
      requests: { allowed: allowedRequests(), addresses: before.map(({ seen }) => seen) },
      attestations,
    },
  }
}
