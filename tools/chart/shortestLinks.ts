import { forEachKind, takenIn, type CoverageKind } from '../../src/audit/model/coverage'
import { writeScenario } from '../../src/audit/model/scenario'
import type { SessionView } from '../../src/audit/model/sessionView'
import type { LabSubject } from '../../src/audit/model/subject'

interface Way {
  readonly link: string
  readonly steps: number
}

const isShorter = (one: Way, other: Way) =>
  one.steps < other.steps || (one.steps === other.steps && one.link.length < other.link.length)

/** Key of what was taken → the link of the fewest steps that takes it, cut after the step that does. */
export function findShortestLinks(
  subject: LabSubject,
  views: readonly SessionView[],
): Record<CoverageKind, Record<string, string>> {
  const ways = forEachKind(() => new Map<string, Way>())
  for (const { scenario, log } of views) {
    for (const { kind, key, entry } of takenIn(log)) {
      const steps = scenario.steps.slice(0, entry.stepsDone)
      const way = { link: writeScenario(subject, { ...scenario, steps }), steps: steps.length }
      const known = ways[kind].get(key)
      if (!known || isShorter(way, known)) ways[kind].set(key, way)
    }
  }
  return forEachKind((kind) =>
    Object.fromEntries([...ways[kind]].map(([key, { link }]) => [key, link]).sort()),
  ) as Record<CoverageKind, Record<string, string>>
}
