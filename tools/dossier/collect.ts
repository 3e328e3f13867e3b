import type { Page } from '@playwright/test'
import type {
  Evidence,
  ObservationResult,
  ScenarioEvidence,
  StorageRow,
} from '../../src/audit/dossier/evidence/evidence'
import { observedIn } from '../../src/audit/dossier/judgement/scenarioFindings'
import { reviewedTexts } from '../../src/audit/dossier/requirements/legalSentences'
import { deriveChart } from '../chart/deriveChart'
import { allowedRequests } from './allowedRequests'
import { observeBuiltFiles } from './observeBuiltFiles'
import { addressesIn } from '../build/builtSite'
import { captureCount, takeCaptures, type CapturedFile } from './chromium/captures'
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
import { visitAllBeforeYes } from './chromium/requestVisit'
import { showQuestion } from './chromium/showScreens'
import { visitScenarios } from './chromium/scenarioVisit'
import { withVisit, type ServedBrowser } from './chromium/servedBrowser'
import { methodOf, observeLine } from './chromium/storageVisit'
import { screens } from './chromium/measuredScreens'
import { measureAllTexts } from './chromium/textVisit'
import { browserLinks, scenariosInNode } from './scenariosInNode'
import { storageCases, storageCasesByLine } from './storage/cases'
import { snapshotInNode } from './storage/snapshotInNode'

/** Unknown addresses must request the same as the others. */
const unknownAddresses = ['/no-existe', '/productos/no-existe']

async function scenarios(served: ServedBrowser): Promise<ScenarioEvidence[]> {
  const inBrowser = await visitScenarios(served, browserLinks())
  return (await scenariosInNode()).map((result) => ({
    ...result,
    chromium: inBrowser.get(result.link) ?? null,
  }))
}

async function storage(served: ServedBrowser): Promise<StorageRow[]> {
  const lines = await mapConcurrently(storageCasesByLine, (line) => observeLine(served, line))
  return Promise.all(
    lines.flat().map(async ({ cell, expected, chromium }) => {
      const { place, fault, moment, link } = cell
      const { state, snapshot } = await snapshotInNode(cell)
      return { place, fault, moment, link, method: methodOf(cell), state, expected, node: snapshot, chromium }
    }),
  )
}

async function observeInBrowser(
  served: ServedBrowser,
  addresses: readonly string[],
): Promise<ObservationResult[]> {
  async function observeQuestion(page: Page) {
    await showQuestion(page)
    return [...(await observeGate(page)), ...(await observeDialog(page))]
  }
  const visits = [
    observeFilm,
    observeQuestion,
    observeLoadingScreen,
    observeEntry,
    observeCarousel,
    observeMenu,
  ]
  const tour = (page: Page) => observePages(page, addresses)
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
    visitAllBeforeYes(served, folder, [...addresses, ...unknownAddresses]),
    observeInBrowser(served, addresses),
    measureAllTexts(served),
  ])
  const observations = [
    ...inBrowser,
    ...observeBeforeYes(before),
    ...(await observeBuiltFiles(folder, addresses)),
  ]
  report(`Capturas: ${captureCount}.`)
  const captures = await takeCaptures(served)

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
        ...measured,
      },
      requests: { allowed: allowedRequests(), addresses: before.map(({ seen }) => seen) },
      attestations,
    },
  }
}
