import { escapeXml as escape } from '../../src/audit/chart/export/xml'
import { pathsOf, type GateJourney } from './journeyPaths'
import { coverageSection, journeySection, pathSection, resultSection } from './reportSections'
import { reportStyle } from './reportStyle'
import { reportTexts as texts } from './reportTexts'

export interface PathsReport {
  /** Journeys that ran, also those that do not touch the gate. */
  readonly run: number
  readonly journeys: readonly GateJourney[]
  /** The commit of the built site; null where it was built without git. */
  readonly commit: string | null
  /** ISO 8601, when the run began. */
  readonly time: string
  /** Where the links to the lab lead, e.g. `http://127.0.0.1:4156`. */
  readonly site: string
}

/** One HTML file that needs no other and no script. */
export function formatReport({ run, journeys, commit, time, site }: PathsReport): string {
  const paths = pathsOf(journeys)
  const sections = [
    ['result', resultSection(run, journeys, paths)],
    ['coverage', coverageSection(journeys)],
    ['journeys', journeySection(journeys, paths)],
    ['paths', pathSection(paths, site)],
  ] as const
  return `<!doctype html>
<html lang="es-BO">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.lead}</p>
<p>${escape(texts.run(commit?.slice(0, 12) ?? texts.noCommit, time))} ${escape(texts.labHint(site))}</p>
${sections.map(([name, content]) => `<h2>${texts.sections[name]}</h2>\n${content}`).join('\n')}
</main>
</body>
</html>
`
}
