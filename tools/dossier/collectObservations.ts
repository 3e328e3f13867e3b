import type { ObservationResult } from '../../src/audit/dossier/evidence/evidence'
import { mapConcurrently } from '../shared/mapConcurrently'
import { observeAll, type Collected } from './chromium/interruptions'
import { carouselObserver } from './chromium/observations/carousel'
import { deviceIds, observeDevice } from './chromium/observations/device'
import { dialogObserver } from './chromium/observations/dialog'
import { entryObserver } from './chromium/observations/entry'
import { filmObserver } from './chromium/observations/film'
import { gateObserver } from './chromium/observations/gate'
import { headersObserver } from './chromium/observations/headers'
import { loadingObserver } from './chromium/observations/loading'
import { menuObserver } from './chromium/observations/menu'
import type { Observer } from './chromium/observations/observation'
import { pagesObserver } from './chromium/observations/pages'
import { quietGateObserver } from './chromium/observations/quietGate'
import { reloadsObserver } from './chromium/observations/reloads'
import { repeatedAnswersObserver } from './chromium/observations/repeatedAnswers'
import { withVisit, type ServedBrowser } from './chromium/servedBrowser'
import { builtFilesIds, observeBuiltFiles } from './observeBuiltFiles'

/** Each of them in a visit of its own, the longest first. */
const observersOf = (addresses: readonly string[]): readonly Observer[] => [
  pagesObserver(addresses),
  quietGateObserver,
  filmObserver,
  dialogObserver,
  repeatedAnswersObserver,
  reloadsObserver,
  gateObserver,
  loadingObserver,
  entryObserver,
  carouselObserver,
  menuObserver,
  headersObserver,
]

/** What one observer sees in a visit of its own. */
export const observeInVisit = (
  served: ServedBrowser,
  { ids, observe, options }: Observer,
): Promise<Collected<ObservationResult>> =>
  observeAll(served.patience, ids, (add) => withVisit(served, (page) => observe(page, add), options))

/** What is observed once, in visits and in the built files. */
export async function collectObservations(
  served: ServedBrowser,
  folder: string,
  addresses: readonly string[],
): Promise<Collected<ObservationResult>> {
  const visits = observersOf(addresses).map((observer) => () => observeInVisit(served, observer))
  const others = [
    () => observeAll(served.patience, deviceIds, (add) => observeDevice(served, add)),
    () =>
      observeAll(served.patience, builtFilesIds, async (add) =>
        add(...(await observeBuiltFiles(folder, addresses))),
      ),
  ]
  const seen = await mapConcurrently([...visits, ...others], (run) => run())
  return {
    items: seen.flatMap(({ items }) => items),
    interruptions: seen.flatMap(({ interruptions }) => interruptions),
  }
}
