import type {
  AttestationsFile,
  Evidence,
  LookResult,
  ScenarioResult,
  StorageRow,
} from '../../src/audit/dossier/evidence/evidence'
import { observedIn } from '../../src/audit/dossier/judgement/scenarioFindings'
import { texts, type TextId } from '../../src/audit/dossier/requirements/texts'
import { deriveChart } from '../../src/audit/chart/deriveChart'
import { allowedRequests } from './allowedRequests'
import { lookAtBuilt } from './builtLooks'
import { addressesIn } from '../build/builtSite'
import { captureCases, takeCapture, type CapturedFile } from './chromium/captures'
import { measureElements, otherScreens } from './chromium/elementVisit'
import { inPairs } from '../shared/mapConcurrently'
import { lookBeforeYes } from './chromium/looks/beforeYesLooks'
import { lookAtDevice } from './chromium/looks/deviceLooks'
import { lookAtDialog } from './chromium/looks/dialogLooks'
import { lookAtFilm } from './chromium/looks/filmLooks'
import { lookAtGate } from './chromium/looks/gateLooks'
import { lookAtCarousel, lookAtEntry, lookAtMenu, lookAtWait } from './chromium/looks/siteLooks'
import { lookAtTour } from './chromium/looks/tourLooks'
import { visitBeforeYes } from './chromium/requestVisit'
import { visitScenario } from './chromium/scenarioVisit'
import { inVisit, type Stage } from './chromium/stage'
import { methodOf, sightInChromium } from './chromium/storageVisit'
import { measureTexts, screens, textCases } from './chromium/textVisit'
import { browserLinks, scenariosInNode } from './scenariosInNode'
import { storageCases } from './storage/cases'
import { expectedSight } from './storage/expected'
import { sightInNode } from './storage/inNode'

/** Addresses that nobody knows ask for the same as the others. */
const lostAddresses = ['/no-existe', '/productos/no-existe']

async function scenarios(stage: Stage): Promise<ScenarioResult[]> {
  const inBrowser = browserLinks()
  return inPairs(await scenariosInNode(), async (result) =>
    inBrowser.includes(result.link)
      ? { ...result, chromium: await inVisit(stage, (context) => visitScenario(context, result.link)) }
      : result,
  )
}

const storage = (stage: Stage): Promise<StorageRow[]> =>
  inPairs(storageCases, async (cell) => {
    const { place, fault, moment, link } = cell
    const expected = expectedSight(cell)
    const { state, sight } = await sightInNode(cell)
    const chromium = await sightInChromium(stage, cell, expected)
    return { place, fault, moment, link, method: methodOf(cell), state, expected, node: sight, chromium }
  })

async function looked(stage: Stage, addresses: readonly string[]): Promise<LookResult[]> {
  const visits = [lookAtFilm, lookAtGate, lookAtDialog, lookAtWait, lookAtEntry, lookAtCarousel, lookAtMenu]
  const tour: typeof lookAtGate = (context) => lookAtTour(context, addresses)
  const inOneVisit = [tour, ...visits].map((visit) => () => inVisit(stage, visit))
  return (await inPairs([...inOneVisit, () => lookAtDevice(stage)], (run) => run())).flat()
}

export interface Collected {
  readonly evidence: Evidence
  readonly captures: readonly CapturedFile[]
}

/** Runs everything that observes the site built in `folder`; `say` hears in Spanish what is under way. */
export async function collect(
  folder: string,
  stage: Stage,
  attestations: AttestationsFile,
  say: (line: string) => void,
): Promise<Collected> {
  const addresses = addressesIn(folder)
  const chart = deriveChart()

  say(`Escenarios: la matriz de valores en Node y ${browserLinks().length} recorridos también en Chromium.`)
  const ran = await scenarios(stage)
  say(`Almacenamiento: ${storageCases.length} casos en Node y en Chromium.`)
  const rows = await storage(stage)
  say(`Peticiones antes de SÍ: ${addresses.length + lostAddresses.length} direcciones.`)
  say('Páginas, puerta, diálogo, menú y video.')
  say(`Textos y leyendas a ${screens.map(({ width }) => width).join(', ')} px.`)
  // All at once: half of the time these visits wait for the network to be quiet.
  const [before, insideLooks, measured, elements] = await Promise.all([
    inPairs([...addresses, ...lostAddresses], (address) => visitBeforeYes(stage, folder, address)),
    looked(stage, addresses),
    inPairs(textCases, (one) => measureTexts(stage, one)),
    inPairs(otherScreens, (screen) => measureElements(stage, screen)),
  ])
  const looks = [...insideLooks, ...lookBeforeYes(before), ...(await lookAtBuilt(folder, addresses))]
  say(`Capturas: ${captureCases.length}.`)
  const captures = await inPairs(captureCases, (one) => takeCapture(stage, one))

  return {
    captures,
    evidence: {
      machine: chart,
      observed: observedIn(ran, chart.transitions),
      results: {
        scenarios: ran,
        looks: looks.sort((a, b) => (a.id < b.id ? -1 : 1)),
        captures: captures.map(({ png: _, ...capture }) => capture),
      },
      storage: { rows },
      texts: {
        texts: (Object.keys(texts) as TextId[]).map((id) => {
          const { sentence, version, sha256 } = texts[id]
          return { id, text: sentence, version, sha256 }
        }),
        sightings: measured.flatMap(({ sightings }) => sightings),
        legends: [...measured.flatMap(({ legends }) => legends), ...elements.flat()],
      },
      requests: { allowed: allowedRequests(), addresses: before.map(({ seen }) => seen) },
      attestations,
    },
  }
}
