import { escapeXml } from '../../chart/export/xml'
import type { EvidenceCase } from './evidenceCase'
import { contextFacts, type ReportContext } from './reportContext'
import { toVisible } from './visible'

const escapeValue = (text: string) =>
  escapeXml(toVisible(text)).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const formatSeconds = (seconds: number) => seconds.toFixed(3)

type Properties = readonly (readonly [name: string, value: string])[]

const propertyList = (indent: string, properties: Properties) =>
  [
    '<properties>',
    ...properties.map(
      ([name, value]) => `  <property name="${escapeValue(name)}" value="${escapeValue(value)}"/>`,
    ),
    '</properties>',
  ].map((line) => indent + line)

function testCase(suite: string, { page, defect }: ReportContext, found: EvidenceCase): readonly string[] {
  const { title, search, failure, comparisons, rules, requirements, seconds } = found
  const properties: Properties = [
    ['link', page + search],
    ...rules.map((rule) => ['rule', rule] as const),
    ...requirements.map((id) => ['requirement', id] as const),
    ...(defect ? [['defect', defect.id] as const] : []),
  ]
  const text = failure && `${failure.sentence}\nEsperado: ${failure.expected}\nEncontrado: ${failure.found}`
  return [
    `    <testcase name="${escapeValue(title)}" classname="${escapeValue(suite)}" time="${formatSeconds(seconds)}">`,
    ...propertyList('      ', properties),
    ...(failure && text
      ? [
          `      <failure message="${escapeValue(failure.sentence)}" type="Difference">${escapeValue(text)}</failure>`,
        ]
      : []),
    ...(comparisons === 0 ? ['      <skipped message="No hay con qué comparar."/>'] : []),
    '    </testcase>',
  ]
}

/**
 * One run as JUnit XML: a suite, whose cases name link, rules and requirements as properties.
 * @param suite name of the suite and class name of its cases
 * @param seed of the random visits; null where there are none
 */
export function toJunit(
  suite: string,
  context: ReportContext,
  cases: readonly EvidenceCase[],
  seed: number | null = null,
): string {
  const failures = cases.filter(({ failure }) => failure).length
  const skipped = cases.filter(({ comparisons }) => comparisons === 0).length
  const seconds = cases.reduce((sum, found) => sum + found.seconds, 0)
  const counts = `name="${escapeValue(suite)}" tests="${cases.length}" failures="${failures}" errors="0"`
  const time = `time="${formatSeconds(seconds)}"`
  const facts = [
    ...contextFacts(context),
    ...(seed === null ? [] : [['semilla', String(seed)] as const]),
    ...(context.defect ? [['defect', context.defect.id] as const] : []),
  ]
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts} ${time}>`,
    `  <testsuite ${counts} skipped="${skipped}" ${time} timestamp="${escapeValue(context.date)}">`,
    ...propertyList('    ', facts),
    ...cases.flatMap((found) => testCase(suite, context, found)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')}\n`
}
