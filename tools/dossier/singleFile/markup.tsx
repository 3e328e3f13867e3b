// Bundled by singleFile.ts, which takes the style sheets that these modules import, in their order.
import '../../../src/styles/main.scss'
import '../../../src/audit/page/page.scss'
import { renderToStaticMarkup } from 'react-dom/server'
import { ChartView } from '../../../src/audit/chart/ChartView'
import { gateChart, wideLayout } from '../../../src/audit/gate/gateChart'
import type { Embedded } from '../../../src/audit/dossier/singleFile/embedded'
import { SingleFile, type SingleFileProps } from '../../../src/audit/dossier/singleFile/SingleFile'

type Content = Omit<SingleFileProps, 'embedded'> & Pick<Embedded, 'captureOf'>

/** A state is lit together with those around it. */
const withAncestors = (id: string) =>
  id.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

export function singleFileMarkup({ captureOf, ...content }: Content): string {
  const { observed } = content.dossier.evidence
  const coverage = Object.fromEntries(Object.entries(observed).map(([id, { node }]) => [id, node.length]))
  const chartOf = (id: string) => (
    <ChartView chart={gateChart} layout={wideLayout} marks={{ active: withAncestors(id), coverage }} />
  )
  return renderToStaticMarkup(<SingleFile {...content} embedded={{ captureOf, chartOf }} />)
}
