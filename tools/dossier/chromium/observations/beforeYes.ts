import type { ObservationResult } from '../../../../src/audit/dossier/evidence/evidence'
import { excessLegend, gate as copy, minorsLegend } from '../../../../src/content/legal'
import { fullTitle } from '../../../../src/shared/fullTitle'
import type { BeforeYes } from '../requestVisit'
import { findCatalogueWordsInText } from '../../findCatalogueWords'
import { expectNone } from './observation'

/** What every address gives to those who have not answered: the question, the legends, nothing else. */
export const observeBeforeYes = (visits: readonly BeforeYes[]): ObservationResult[] => [
  expectNone(
    'deep-link-asks',
    visits.flatMap(({ seen: { address }, endsAt, title, text }) => [
      ...(endsAt === '/' ? [] : [`${address} quedó en ${endsAt}`]),
      ...(text.includes(copy.question) ? [] : [`${address} no pregunta`]),
      ...(title === fullTitle(copy.question) ? [] : [`${address} dice «${title}» en la pestaña`]),
      ...findCatalogueWordsInText(text).map((word) => `${address} muestra «${word}»`),
    ]),
  ),
  expectNone(
    'legends-before',
    visits
      .filter(({ text }) => !text.includes(excessLegend) || !text.includes(minorsLegend))
      .map(({ seen }) => seen.address),
  ),
]
