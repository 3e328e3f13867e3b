import { gatePlaywright } from '../../../src/audit/gate/evidence/gatePlaywright'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { collectCase } from '../../../src/audit/model/evidence/evidenceCase'
import type { ReportContext } from '../../../src/audit/model/evidence/reportContext'
import { toPlaywright } from '../../../src/audit/model/evidence/toPlaywright'
import { readScenario } from '../../../src/audit/model/scenario'
import type { LabSubject } from '../../../src/audit/model/subject'

/** The gate as the lab has it. */
export const subject = gateSubject as unknown as LabSubject

/** What the lab says of a page at `origin`, with nothing planted. */
export const contextAt = (origin: string): ReportContext => ({
  page: `${origin}/auditoria`,
  build: null,
  date: '2026-11-25T14:05:00Z',
  browser: 'Chromium',
  defect: null,
})

export const collectLinks = (links: readonly string[]) =>
  Promise.all(links.map((link) => collectCase(subject, readScenario(subject, link).scenario, link)))

/** The file that the lab lets download for these links, from a page at `origin`. */
export const exportTests = async (links: readonly string[], origin: string) =>
  toPlaywright(gatePlaywright, subject.words.title, contextAt(origin), await collectLinks(links))
