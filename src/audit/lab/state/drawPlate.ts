import { toSvg } from '../../chart/export/toSvg'
import { layoutFor } from '../../chart/layout/layoutFor'
import { formatCommit, formatDefect } from '../../model/evidence/reportContext'
import type { ScenarioReport } from '../../model/evidence/toReportText'
import { toVisibleLine } from '../../model/evidence/visible'
import type { Theme } from '../../ui/useTheme'
import type { LabSetup } from '../labSetup'
import { addCaption } from './addCaption'
import { embeddedFonts } from './siteFonts'
import type { ShownChart } from './useShownChart'

function drawShown({ chart, layouts }: LabSetup, { drawn, marks }: ShownChart, theme: Theme) {
  const layout = layoutFor(drawn, chart, layouts.wide)
  return { ...layout, svg: toSvg(drawn, layout, marks, { theme }) }
}

/** The chart on display with its highlights; a planted defect is named below it. An SVG file. */
export function drawPicture(setup: LabSetup, shown: ShownChart, theme: Theme): string {
  const drawing = drawShown(setup, shown, theme)
  return shown.defect ? addCaption(drawing, [`${formatDefect(shown.defect)}.`], theme) : drawing.svg
}

/** What the plate says below its drawing, the planted defect first. */
export function captionOf({ context, title, moment, result }: ScenarioReport): readonly string[] {
  return [
    ...(context.defect ? [`${formatDefect(context.defect)}.`] : []),
    title,
    ...(moment === null ? [] : [moment]),
    ...(result?.failure ? [`No cumple las reglas. ${result.failure.sentence}`] : []),
    `${context.date} (UTC) · commit ${formatCommit(context)}`,
  ].map(toVisibleLine)
}

/** The chart on display with its caption and with the site's fonts inside: an SVG file. */
export const drawPlate = async (setup: LabSetup, shown: ShownChart, theme: Theme, report: ScenarioReport) =>
  addCaption(drawShown(setup, shown, theme), captionOf(report), theme, await embeddedFonts())
