import type { LabSubject } from '../../model/subject'

/** Every file of the chart: its label and its ending. */
export const chartFormats = [
  { label: 'SVG', ending: 'svg' },
  { label: 'PNG', ending: 'png' },
  { label: 'SCXML', ending: 'scxml' },
  { label: 'XState', ending: 'xstate.json' },
  { label: 'Mermaid', ending: 'mmd' },
  { label: 'DOT', ending: 'dot' },
  { label: 'JSON', ending: 'json' },
  { label: 'Esquema', ending: 'txt' },
  { label: 'CSV', ending: 'csv' },
] as const

export type ChartFormat = (typeof chartFormats)[number]

const everyEvidenceFormat = [
  { label: 'JUnit', ending: 'junit.xml' },
  { label: 'Gherkin', ending: 'feature' },
  { label: 'Playwright', ending: 'spec.ts' },
] as const

export type EvidenceFormat = (typeof everyEvidenceFormat)[number]

/** What other tools read of scenarios that ran; Playwright only where the subject says how it is driven there. */
export const evidenceFormats = (subject: Pick<LabSubject, 'loadPlaywright'>): readonly EvidenceFormat[] =>
  everyEvidenceFormat.filter(({ label }) => label !== 'Playwright' || 'loadPlaywright' in subject)
