import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ObservationResult } from '../../src/audit/dossier/evidence/evidence'
import type { ObservationId } from '../../src/audit/dossier/evidence/observations'
import { minimumAge } from '../../src/content/constants'
import { excessLegend, gate as copy, minorsLegend, noScript } from '../../src/content/legal'
import { deriveGateChart } from '../../src/audit/gate/deriveGateChart'
import { gateSubject } from '../../src/audit/gate/gateSubject'
import { replay } from '../../src/audit/model/replay'
import { readScenario } from '../../src/audit/gate/scenario'
import { pageFile } from '../build/builtSite'
import { observation, expectNone } from './chromium/observations/observation'

const words = [copy.question, copy.yes, copy.no, copy.remember, excessLegend, minorsLegend]

const textsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '\n').replaceAll('&quot;', '"')

function missingIn(html: string): string[] {
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
  return [
    ...words.filter((word) => !textsOf(html).includes(word)),
    ...[excessLegend, minorsLegend, noScript]
      .filter((word) => !noscript.includes(word))
      .map((word) => `noscript: ${word}`),
  ]
}

export const builtFilesIds = [
  'static-words',
  'initial-loading',
  'stored-contract',
  'pulse-ms',
  'minimum-age',
] as const satisfies readonly ObservationId[]

/** What needs no browser: the HTML files as built, the machine's start and its figures. */
export async function observeBuiltFiles(
  folder: string,
  addresses: readonly string[],
): Promise<ObservationResult[]> {
  const pages = [...addresses.map(pageFile), '404.html']
  const missing = pages.flatMap((page) =>
    missingIn(readFileSync(join(folder, page), 'utf8')).map((word) => `${page}: falta «${word}»`),
  )
  const { log } = await replay(gateSubject, readScenario('?pasos=si-recordar').scenario)
  const calls = log.flatMap((entry) => entry.calls)
  const written = calls.filter(({ call }) => call === 'write').map(({ place, value }) => `${place}=${value}`)
  const start = log[0]?.shown
  const delays = deriveGateChart().transitions.flatMap(({ delayMs }) => delayMs ?? [])
  const withoutAge = [copy.question, minorsLegend].filter(
    (sentence) => !sentence.includes(`${minimumAge} años`) && !sentence.includes(`${minimumAge} AÑOS`),
  )
  return [
    expectNone('static-words', missing),
    observation(
      'initial-loading',
      'checking, cargando, sin mensaje',
      `${start?.status}, ${start?.isLoading ? 'cargando' : 'sin carga'}, ${start?.errorMessage ?? 'sin mensaje'}`,
    ),
    observation('stored-contract', 'local=accepted', written.join(', ')),
    observation('pulse-ms', '50 ms', delays.map((ms) => `${ms} ms`).join(', ')),
    observation(
      'minimum-age',
      '18 en la pregunta y en la leyenda',
      minimumAge === 18 && withoutAge.length === 0
        ? '18 en la pregunta y en la leyenda'
        : `${minimumAge}; falta en: ${withoutAge.join(', ')}`,
    ),
  ]
}
