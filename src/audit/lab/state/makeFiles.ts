import { toCsv } from '../../chart/export/toCsv'
import { toDot } from '../../chart/export/toDot'
import { toMermaid } from '../../chart/export/toMermaid'
import { toOutline } from '../../chart/export/toOutline'
import { toScxml } from '../../chart/export/toScxml'
import { toXstateJson } from '../../chart/export/toXstateJson'
import { toGherkin } from '../../model/evidence/toGherkin'
import { toJunit } from '../../model/evidence/toJunit'
import { toPlaywright } from '../../model/evidence/toPlaywright'
import type { ScenarioReport } from '../../model/evidence/toReportText'
import { themeOnDisplay } from '../../ui/useTheme'
import type { LabSetup } from '../labSetup'
import type { Evidence } from './collectEvidence'
import { drawPicture, drawPlate } from './drawPlate'
import type { ChartFormat, EvidenceFormat } from './exportFormats'
import { toPng } from './toPng'
import type { ShownChart } from './useShownChart'

export { captureScreen } from './captureScreen'

type MakeText = (setup: LabSetup, shown: ShownChart) => string

const toFile = (text: string, type: string) => new Blob([text], { type: `${type};charset=utf-8` })
const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const picture: MakeText = (setup, shown) => drawPicture(setup, shown, themeOnDisplay())

type TextEnding = Exclude<ChartFormat['ending'], 'png'>

const chartTexts: Readonly<Record<TextEnding, readonly [type: string, make: MakeText]>> = {
  svg: ['image/svg+xml', picture],
  scxml: ['application/scxml+xml', ({ chart, subject }) => toScxml(chart, subject.scripts)],
  'xstate.json': ['application/json', ({ chart }) => toJson(toXstateJson(chart))],
  mmd: ['text/plain', ({ chart }) => toMermaid(chart)],
  dot: ['text/vnd.graphviz', ({ chart }) => toDot(chart)],
  json: ['application/json', ({ chart }) => toJson(chart)],
  txt: ['text/plain', ({ chart }) => toOutline(chart)],
  csv: ['text/csv', ({ chart }) => toCsv(chart)],
}

/** A file of the chart; pictures show the chart on display with its highlights. Rejects where a picture cannot be drawn. */
export async function makeChartFile(ending: ChartFormat['ending'], setup: LabSetup, shown: ShownChart) {
  if (ending === 'png') return toPng(picture(setup, shown))
  const [type, make] = chartTexts[ending]
  return toFile(make(setup, shown), type)
}

type MakeEvidence = (subject: LabSetup['subject'], evidence: Evidence) => string | Promise<string>

const evidenceTexts: Readonly<Record<EvidenceFormat['ending'], readonly [type: string, make: MakeEvidence]>> =
  {
    'junit.xml': [
      'application/xml',
      ({ words }, { context, cases, seed }) => toJunit(words.title, context, cases, seed),
    ],
    feature: ['text/plain', (subject, { context, cases }) => toGherkin(subject, context, cases)],
    'spec.ts': [
      'text/plain',
      async ({ loadPlaywright, words }, { context, cases }) => {
        const source = await loadPlaywright?.()
        return source ? toPlaywright(source, words.title, context, cases) : ''
      },
    ],
  }

/** A file of scenarios that ran. Rejects where the subject's part of it cannot be loaded. */
export async function makeEvidenceFile(
  ending: EvidenceFormat['ending'],
  subject: LabSetup['subject'],
  evidence: Evidence,
) {
  const [type, make] = evidenceTexts[ending]
  return toFile(await make(subject, evidence), type)
}

/** The chart as it is lit, with a caption. Rejects where the browser cannot draw it. */
export const makePlate = async (setup: LabSetup, shown: ShownChart, report: ScenarioReport) =>
  toPng(await drawPlate(setup, shown, themeOnDisplay(), report))
