import { renderToStaticMarkup } from 'react-dom/server'
import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { evidenceJson } from '../../../../src/audit/dossier/evidence/evidenceJson'
import { judge } from '../../../../src/audit/dossier/judgement/judge'
import { Chapters } from '../../../../src/audit/dossier/Chapters'
import { readDossier } from '../../../../src/audit/dossier/read/readDossier'
import { SingleFile } from '../../../../src/audit/dossier/singleFile/SingleFile'
import { describeFailingRows } from '../../../../tools/dossier/describeFailingRows'
import { matrixCsv } from '../../../../tools/dossier/matrixCsv'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import { runDay } from './runDay'
import { serveDossier } from './servedDossier'

const elementsOf = (markup: string) => {
  const page = document.createElement('div')
  page.innerHTML = markup
  return page
}

/** Every view of the dossier of this evidence. */
export async function viewsOf(evidence: Evidence) {
  const rows = judge(requirements, evidence, runDay)
  serveDossier(rows, evidence)
  const dossier = await readDossier()
  const embedded = { captureOf: () => ({ src: 'data:,', width: 1, height: 1 }), chartOf: () => null }
  const version = { commit: 'c0ffee', commitDate: null, hasChanges: false, raiz: 'aa11' }
  return {
    page: elementsOf(renderToStaticMarkup(<Chapters dossier={dossier} />)),
    printable: elementsOf(renderToStaticMarkup(<SingleFile {...{ dossier, embedded, version }} />)),
    csv: matrixCsv(rows),
    json: evidenceJson({ requirements: rows }),
    failing: describeFailingRows(rows),
    contradictions: dossier.contradictions,
  }
}
