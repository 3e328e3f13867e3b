import { observeInVisit } from '../../../../tools/dossier/collectObservations'
import type { Observer } from '../../../../tools/dossier/chromium/observations/observation'
import type { ServedBrowser } from '../../../../tools/dossier/chromium/servedBrowser'
import { measureTexts, type MeasuringVisit } from '../../../../tools/dossier/chromium/textVisit'
import type { Seen } from './replaceSeen'

/** What the dossier's observers see of a site, each in a visit of its own. */
export const seenByObservers =
  (...observers: readonly Observer[]) =>
  async (served: ServedBrowser): Promise<Seen> => {
    const seen = await Promise.all(observers.map((observer) => observeInVisit(served, observer)))
    return {
      observations: seen.flatMap(({ items }) => items),
      interruptions: seen.flatMap(({ interruptions }) => interruptions),
    }
  }

/** What the dossier's visits measure of a site's sentences and legends. */
export const seenByMeasuring =
  (...visits: readonly MeasuringVisit[]) =>
  async (served: ServedBrowser): Promise<Seen> => {
    const seen = await Promise.all(visits.map((visit) => measureTexts(served, visit)))
    const texts = seen.flatMap(({ value }) => value ?? [])
    return {
      interruptions: seen.flatMap(({ interruptions }) => interruptions),
      texts: {
        measures: texts.flatMap(({ measures }) => measures),
        legends: texts.flatMap(({ legends }) => legends),
        drawings: texts.flatMap(({ drawings }) => drawings),
      },
    }
  }
