import { toSvg } from '../../src/audit/chart/export/toSvg'
import { escapeXml as escape } from '../../src/audit/chart/export/xml'
import type { ChartMarks } from '../../src/audit/chart/chart'
import { formatTransition } from '../../src/audit/chart/formatChart'
import { labAddress } from '../../src/audit/addresses'
import { gateChart, tallLayout } from '../../src/audit/gate/gateChart'
import { gateSubject } from '../../src/audit/gate/gateSubject'
import { formatScenario } from '../../src/audit/gate/scenario'
import { formatEntry } from '../../src/audit/lab/texts/formatEntry'
import { groupBy } from './groupBy'
import { countTransitions, type GateJourney, type GatePath } from './journeyPaths'
import { reportTexts as texts } from './reportTexts'

const list = (items: readonly string[], tag: 'ul' | 'ol' = 'ul') =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/** Its shapes have names of their own; together they are one picture, whose content the sentences tell. */
const drawChart = (label: string, marks: ChartMarks) =>
  `<div class="chart" role="img" aria-label="${escape(label)}">${toSvg(gateChart, tallLayout, marks, { theme: 'light', css: '' })}</div>`

const resultMark = ({ result }: GateJourney) =>
  `<span class="${result === 'passed' ? 'good' : 'bad'}">${texts.resultOf(result)}</span>`

const differencesOf = ({ visits }: GateJourney) => visits.flatMap(({ differences }) => differences)

export function resultSection(
  run: number,
  journeys: readonly GateJourney[],
  paths: readonly GatePath[],
): string {
  const comparisons = journeys
    .flatMap(({ visits }) => visits)
    .reduce((sum, visit) => sum + visit.comparisons, 0)
  const different = journeys.flatMap((journey) =>
    differencesOf(journey).map(
      (sentence) => `${escape(journey.title)}: <span class="bad">${escape(sentence)}</span>`,
    ),
  )
  return [
    `<p>${texts.totals(run, journeys.length, paths.length)} ${texts.comparisons(comparisons)}</p>`,
    different.length === 0
      ? `<p class="good">${texts.same}</p>`
      : `<p class="bad">${texts.differences(different.length)}</p>${list(different)}`,
  ].join('\n')
}

export function coverageSection(journeys: readonly GateJourney[]): string {
  const coverage = countTransitions(
    gateChart.transitions.map(({ id }) => id),
    journeys,
  )
  const missed = gateChart.transitions.filter(({ id }) => coverage[id] === 0)
  const sentence =
    missed.length === 0
      ? `<p class="good">${texts.allTaken}</p>`
      : `<p>${texts.missed(missed.length)}</p>${list(missed.map((transition) => escape(formatTransition(gateChart, transition))))}`
  return `${sentence}\n${drawChart(texts.coverageChart, { coverage })}`
}

const longestText = 400
const shorten = (text: string) => (text.length > longestText ? `${text.slice(0, longestText)}…` : text)

const formatLink = (link: string, site: string) =>
  link.length > longestText
    ? texts.longLink
    : `<a href="${site}${labAddress}${escape(link)}"><code>${escape(link)}</code></a>`

const anchorOf = (index: number) => `camino-${index + 1}`

export function journeySection(journeys: readonly GateJourney[], paths: readonly GatePath[]): string {
  const linksOf = (journey: GateJourney) =>
    paths
      .map((path, index) => ({ path, index }))
      .filter(({ path }) => path.journeys.includes(journey))
      .map(({ index }) => `<a href="#${anchorOf(index)}">${texts.path(index + 1)}</a>`)
  const formatNotes = (journey: GateJourney) => {
    const isCompared = journey.visits.some(({ comparisons }) => comparisons > 0)
    const notes = [...new Set(journey.visits.flatMap((visit) => visit.notes))].map(escape)
    const wrong = differencesOf(journey).map((sentence) => `<span class="bad">${escape(sentence)}</span>`)
    const all = [...wrong, ...notes, ...(isCompared ? [] : [texts.notCompared])]
    return all.length > 0 ? list(all) : ''
  }
  return [...groupBy(journeys, ({ file }) => file)]
    .map(([file, own]) => {
      const rows = own.map(
        (journey) =>
          `${escape(journey.title)} · ${escape(journey.engine)} · ${resultMark(journey)} · ${linksOf(journey).join(', ')}${formatNotes(journey)}`,
      )
      return `<h3>${escape(file)}</h3>\n${list(rows)}`
    })
    .join('\n')
}

function formatPath({ link, visit, journeys }: GatePath, index: number, site: string): string {
  const { log, scenario } = visit
  const last = [...new Set(log.flatMap(({ transitions }) => transitions))]
  const active = [...new Set(log.flatMap(({ after }) => after))]
  const rows = journeys.map(
    (journey) =>
      `${escape(journey.title)} <span class="file">${escape(journey.file)}</span> ${resultMark(journey)}`,
  )
  return `<section class="path" id="${anchorOf(index)}">
<div>
<h3>${texts.path(index + 1)}</h3>
<p>${escape(shorten(formatScenario(scenario)))}</p>
<p>${texts.scenario}: ${formatLink(link, site)}</p>
<h4>${texts.sentences}</h4>
${list(
  log.map((entry) => escape(shorten(formatEntry({ chart: gateChart, subject: gateSubject }, entry)))),
  'ol',
)}
<details><summary>${texts.taking(journeys.length)}</summary>${list(rows)}</details>
</div>
${drawChart(texts.chartOf(last.length), { last, active })}
</section>`
}

/** @param site where the lab's links lead, e.g. `http://127.0.0.1:4156` */
export const pathSection = (paths: readonly GatePath[], site: string): string =>
  paths.map((path, index) => formatPath(path, index, site)).join('\n')
