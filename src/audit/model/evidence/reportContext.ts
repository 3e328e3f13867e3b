import type { Defect } from '../subject'

/** What was built: of `auditoria/version.json`. */
export interface BuildFacts {
  /** Null outside version control. */
  readonly commit: string | null
  /** Files differed from the commit. */
  readonly hasChanges: boolean
  /** SHA-256 over the sources, in hexadecimal. */
  readonly sources: string
}

/** Where, when and with what evidence was made. */
export interface ReportContext {
  /** Absolute address of the lab's page, without search. */
  readonly page: string
  /** Null where it is not known. */
  readonly build: BuildFacts | null
  /** ISO 8601 in UTC: `2026-11-25T14:05:00Z`. */
  readonly date: string
  readonly browser: string
  /** Planted in what ran. */
  readonly defect: Defect | null
}

const noData = 'sin dato'

/** «1234567890ab, con cambios sin guardar». */
export const formatCommit = ({ build }: Pick<ReportContext, 'build'>): string =>
  build?.commit ? `${build.commit.slice(0, 12)}${build.hasChanges ? ', con cambios' : ''}` : noData

const formatBuild = ({ build }: Pick<ReportContext, 'build'>): string => build?.sources.slice(0, 12) ?? noData

export const formatDefect = ({ title, id }: Pick<Defect, 'title' | 'id'>) =>
  `Defecto plantado: ${title} (${id})`

/** Name → value, in Spanish, of all that the context knows. */
export const contextFacts = (context: ReportContext): readonly (readonly [name: string, value: string])[] => [
  ...(context.defect
    ? [['defecto plantado', `${context.defect.title} (${context.defect.id})`] as const]
    : []),
  ['construcción', formatBuild(context)],
  ['commit', formatCommit(context)],
  ['fecha', `${context.date} (UTC)`],
  ['navegador', context.browser],
]
